import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs, public or not. */
const BASE = [
  ...[
    'button',
    'class-names',
    'text/text-link',
    'dialogs/dialog',
    'dialogs/when-opened',
    'loading/load-ahead',
  ],
  ...['frame/arch', 'frame/logo', 'frame/on-its-way', 'frame/page-arrival', 'frame/skip-link'],
  ...['full-page-loading', 'render-guard', 'something-went-wrong', 'spinner', 'toast'].map(
    (name) => `states/${name}`,
  ),
  ...['forms/use-form', 'offline/'],
]
  .map((name) => `/app/ui/${name}${name.endsWith('/') ? '' : '.'}`)
  .concat(
    [
      '/app/platform/browser/service-worker.',
      '/app/platform/now.',
      '/app/platform/clock/durations.',
      '/content/brand.',
    ],
    ['/app/features/brokers/licence-register.'],
    ['/lucide-react/dist/esm/createLucideIcon.'],
    [
      'arrow-right',
      'chevron-down',
      'circle-exclamation-point',
      'mail-open',
      'menu',
      'search',
      'user-round',
    ].map((name) => `/lucide-react/dist/esm/icons/${name}.`),
  );

/** What the frame of every public page needs. Route modules stay out: their styles are found by their own files. */
const FRAME = [
  ...['site-', 'insurance-menu.', 'menu-button.', 'partner-notice.', 'scrolled-past.', 'open-now.'],
  'breadcrumb.',
]
  .map((name) => `/app/site/frame/${name}`)
  .concat(
    [
      '/app/site/pictures/near-window.',
      '/app/site/newsletter/newsletter-form.',
      '/app/site/search/search-button.',
    ],
    ['/app/site/meta/page-meta.', '/app/site/meta/structured-data.', '/app/site/navigation/'],
  );

/** What the home page shares with most pages of text; the quote form does without. */
const TEXT_PAGES = ['page-hero', 'page-sources', 'question-list', 'with-register']
  .map((name) => `/app/site/skeleton/${name}.`)
  .concat('/app/site/pictures/lazy-picture.');

/** What the pages of a subject, a place or a rule share beyond that. */
const LONG_PAGES = ['contents-list.', 'next-step.', 'parts/', 'related-pages.', 'text-section.'].map(
  (name) => `/app/site/skeleton/${name}`,
);

/** Icons of pages of text that a portal has, too: in the chunk of those pages they would bring it along. */
const SIGNS = ['shield-check', 'user-round-check', 'users-round'].map(
  (name) => `/lucide-react/dist/esm/icons/${name}.`,
);

/** The controls of forms that are there from the start. */
const FORMS = ['choice-group', 'error-summary', 'field', 'unfold'].map((name) => `/app/ui/forms/${name}.`);

/** What pages beside those of text begin with: the quote form and the portals. */
const WORK_PAGES = ['callout', 'forms/field-note', 'frame/page-title', 'states/skeleton', 'tone']
  .map((name) => `/app/ui/${name}.`)
  .concat('/app/features/quotes/questions/quote-types.', '/lucide-react/dist/esm/icons/check.')
  .concat('/app/platform/text/sensitive-numbers.')
  .concat(
    ['browser/waiting-actions', 'http/api-client', 'http/early-answers', 'ids'].map(
      (name) => `/app/platform/${name}.`,
    ),
  );

/** The fields that most forms have. */
const FIELDS = ['form', 'text-field', 'text-area', 'checkbox-field'].map((name) => `/app/ui/forms/${name}.`);

/** Rules, times and signs that pages of both kinds have. */
const WORDS = [
  '/content/house-rules.',
  '/content/senders.',
  '/app/platform/clock/calendar-day.',
  '/app/platform/clock/clock.',
  '/app/platform/clock/day-words.',
  ...['first-letter', 'list-words', 'number-words'].map((name) => `/app/platform/text/${name}.`),
  '/app/features/quotes/reach/good-time.',
  ...['/icons/arrow-down.', '/icons/chevron-right.'],
];

/** What most portal pages share, the tracking page too. The name of each costs every page some bytes in the list of routes. */
const PORTALS = [
  ...['portal-doors', 'portal-meta', 'shell/fills-window', 'query-client', 'waiting-actions'].map(
    (name) => `portals/frame/${name}.`,
  ),
  ...['portal-root', 'no-connection', 'entrance/return-path', 'entrance/why-here', 'session/session-end'].map(
    (name) => `portals/frame/${name}.`,
  ),
  ...['badge', 'card', 'frame/late-arrival', 'frame/plain-frame', 'frame/use-current-in-view'].map(
    (name) => `ui/${name}.`,
  ),
  ...['ui/frame/use-is-wide.', 'ui/focus/use-focus-when.'],
  ...['empty-state', 'load-failure', 'not-found', 'stand-in'].map((name) => `ui/states/${name}.`),
  ...['session-channel', 'query-client', 'device-storage'].map((name) => `platform/browser/${name}.`),
  ...['sign-in/data', 'sign-in/doors', 'sign-in/terms', 'recovery/account-paths', 'recovery/link-paths'].map(
    (name) => `features/accounts/${name}.`,
  ),
  'features/cases/ui/status-badge.',
  ...['platform/viewer.', 'ui/frame/in-slices.'],
]
  .map((part) => `/app/${part}`)
  .concat(
    ['clock', 'eye', 'lock', 'mail', 'plus', 'printer', 'x'].map(
      (name) => `/lucide-react/dist/esm/icons/${name}.`,
    ),
  );

/** Facts as a list of terms: dialogs and administrators' pages have it, and what else loads it loads it later. */
const KEY_FACTS = '/app/ui/key-facts.';

/** The frame of who is signed in. */
const SIGNED_IN = [
  ...['shell/portal-shell', 'shell/place-link', 'portal-guard', 'admission', 'session/log-out-button'],
]
  .map((name) => `/app/portals/frame/${name}.`)
  .concat(['/app/ui/frame/portal-frame.', '/app/features/notifications/ui/notices-nav-link.'])
  .concat('/lucide-react/dist/esm/icons/messages-square.');

/** What stands in the frame of who works on cases alone. */
const WORK_FRAME = [
  'portals/frame/shell/more-places',
  'portals/frame/palette/palette',
  'portals/frame/palette/offered-commands',
  'features/chat/data',
  'features/chat/handoff/ui/chats-nav-link',
].map((name) => `/app/${name}.`);

/** What lists and pages of cases share. */
const CASES = [
  ...['data', 'rules/statuses', 'rules/turn', 'ui/whose-turn', 'ui/deadline/deadline'],
  ...[
    'ui/deadline/use-now',
    'ui/deadline/short-time',
    'ui/deadline/paused-since',
    'ui/deadline/deadline-badge',
  ],
  ...[
    'ui/steps/use-step',
    'ui/steps/opened-step',
    'ui/steps/step-problem',
    'ui/steps/close-choices',
    'ui/retry-case',
  ],
  ...[
    'information-requests/states',
    'ui/skeletons/case-page-skeleton',
    'ui/reasons/not-real-reasons',
    'ui/reasons/return-reasons',
  ],
  ...['ui/history/reopened-words', 'ui/history/own/own-given'],
  ...['information-requests/places', 'certificates/places'],
  'quote-summaries/wish',
]
  .map((name) => `/app/features/cases/${name}.`)
  .concat(
    [
      'data',
      'presence',
      'rules/line-limits',
      'ui/composer/kept-text',
      'ui/stream/author-mark',
      'ui/stream/plain-text',
      'ui/use-presence-signs',
    ].map((name) => `/app/features/messages/${name}.`),
    [
      '/app/platform/browser/drafts.',
      '/app/platform/clock/business-hours.',
      '/app/platform/clock/past-time.',
      '/app/ui/forms/state/findings.',
      '/app/ui/dialogs/menu-when-pressed.',
    ],
    ['/app/platform/contact/format-phone.', '/app/features/quotes/reach/reach-words.'],
    ['/app/features/quotes/consents/data.'],
    ['/app/features/documents/upload/upload-limits.'],
    [
      'arrow-left',
      'calendar-clock',
      'calendar-plus',
      'camera',
      'download',
      'ellipsis',
      'file-text',
      'list-filter',
      'paperclip',
      'phone',
      'rotate-ccw',
    ].map((name) => `/lucide-react/dist/esm/icons/${name}.`),
  );

/** What the pages of one case share, with the tracking page too. */
const CASE_PAGES = [
  ...['entries/document-entries', 'entries/use-case-entries', 'use-is-told', 'case-heading'].map(
    (name) => `portals/frame/case/${name}`,
  ),
  'features/cases/rules/asked-change',
  'features/cases/ui/history/event-words',
  ...['information-requests/data', 'information-requests/states', 'quote-summaries/data'].map(
    (name) => `features/cases/${name}`,
  ),
  'features/quotes/reach/way-awaited',
  ...['message-line', 'stream-marks', 'stream-toolbar', 'use-stream-view'].map(
    (name) => `features/messages/ui/stream/${name}`,
  ),
  ...['attached-documents', 'uploads/use-uploads', 'uploads/use-file-choosers'].map(
    (name) => `features/documents/ui/${name}`,
  ),
  ...['data', 'ui/uploads/use-dropped-files'].map((name) => `features/documents/${name}`),
  'ui/frame/unfold-button',
].map((name) => `/app/${name}.`);

/** How a person is reached, in words: receipts have it, and nothing else of a case. */
const REACH = ['features/quotes/reach/contact-preference', 'ui/frame/workspace'].map(
  (name) => `/app/${name}.`,
);

/** What a broker sees before they accept, as receipts say it, too. */
const BEFORE = ['ui/before-accepting', 'rules/origin/postal-city'].map(
  (name) => `/app/features/cases/${name}.`,
);

/** A letter exchange that somebody can write in. */
const TALK = '/app/features/messages/ui/conversation.';

/** Where a case stands, for its person: their lists have it, too. */
const PERSON_TURN = [
  ...['ui/person/person-turn', 'ui/person/act-words'],
  'ui/person/reply-words',
  'ui/person/person-tasks',
  'ui/deadline/promise-ring',
  'ui/history/last-act',
  'rules/asked-change',
].map((name) => `/app/features/cases/${name}.`);

/** What only the person of a case is shown, in their portal and on the tracking page. */
const PERSON = [
  ...[
    'person-tabs.',
    'standing/person-standing.',
    ...['standing-words', 'asked-list', 'standing-skeleton'].map((name) => `standing/${name}.`),
    'menu/case-menu.',
    'part-link.',
    'use-news.',
  ].map((name) => `portals/frame/case/${name}`),
  ...['person/person-way.', 'request-progress.', 'history/last-act.', 'broker/broker-reach.'].map(
    (name) => `features/cases/ui/${name}`,
  ),
  ...['cases/calls/ui/person-call', 'privacy/ui/last-day', 'quotes/consents/reach-purposes'].map(
    (name) => `features/${name}.`,
  ),
].map((name) => `/app/${name}`);

/** What stands beside it on a desk: a phone has it under a tab, the tracking page below. */
const PERSON_SIDE = [
  ...['portals/frame/case/person-side', 'ui/forms/switch'],
  ...[
    'cases/ui/passport/passport-in-short',
    'cases/ui/broker/person-broker',
    'privacy/ui/given-consents',
  ].map((name) => `features/${name}`),
  ...['contact-preferences', 'reach-switches'].map((name) => `features/quotes/ui/${name}`),
]
  .map((name) => `/app/${name}.`)
  .concat('/lucide-react/dist/esm/icons/badge-check.');

/** What the tracking page and an account do with requests and personal data; profiles have a part of it. */
const LINKS = ['quotes/data', 'quotes/consents/wording', 'privacy/data'].map(
  (name) => `/app/features/${name}.`,
);

/** A booked call in a line: brokers have it too, and nothing else of what a person is shown. */
const BOOKED_CALL = ['time-elsewhere', 'ui/call-line', 'ui/use-own-zone'].map(
  (name) => `/app/features/cases/calls/${name}.`,
);

/** What a broker's queue and their page of a case share. Both lead to a quote that was begun. */
const QUEUE = [
  ...['features/queue/data.', 'features/tasks/data.', 'portals/broker/queue/plans/use-plans.'],
  'features/cases/quote-summaries/ui/drafts/draft-on-device.',
].map((name) => `/app/${name}`);

/** What only who works on a case is shown. */
const STAFF = ['deadline/turn-due', 'deadline/pause-words']
  .map((name) => `/app/features/cases/ui/${name}.`)
  .concat('/app/portals/broker/cases/step-buttons.', '/app/features/quotes/answers/rating/data.')
  .concat(['case-actions', 'person-phone'].map((name) => `/app/portals/frame/case/${name}.`));

/** The page of a case for its broker, which their queue shows a part of beside the list. */
const BROKER_CASE = '/app/portals/broker/cases/broker-case-page.';

/** What stands beside it on a desk. */
const BROKER_SIDE = ['case-side', 'tasks/case-tasks', 'missing', 'person-column'].map(
  (name) => `/app/portals/broker/cases/${name}.`,
);

/** What a person reads of their answers, and the quote form, which does without all else of theirs. */
const ASKED = ['questions/catalogue', 'answers/describe-answers'].map(
  (name) => `/app/features/quotes/${name}.`,
);

const QUERIES = /node_modules\/@tanstack\/(?:react-query|query-core)\//;
const ZOD = /node_modules\/zod\//;
const REACT = /node_modules\/(?:react|react-dom|react-router|scheduler)\//;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content security policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Thirty small files compress worse than one and stand in the list of routes again and again: 7 kB a page.
          groups: [
            { name: 'react', test: REACT, priority: 8 },
            { name: 'base', test: (id) => BASE.some((part) => id.includes(part)), priority: 8 },
            { name: 'work-pages', test: (id) => WORK_PAGES.some((part) => id.includes(part)), priority: 8 },
            { name: 'words', test: (id) => WORDS.some((part) => id.includes(part)), priority: 8 },
            { name: 'queries', test: QUERIES, priority: 7 },
            { name: 'zod', test: ZOD, priority: 7 },
            { name: 'frame', test: (id) => FRAME.some((part) => id.includes(part)), priority: 6 },
            { name: 'forms', test: (id) => FORMS.some((part) => id.includes(part)), priority: 6 },
            { name: 'portals', test: (id) => PORTALS.some((part) => id.includes(part)), priority: 6 },
            { name: 'key-facts', test: (id) => id.includes(KEY_FACTS), priority: 6 },
            { name: 'signs', test: (id) => SIGNS.some((part) => id.includes(part)), priority: 6 },
            { name: 'text-pages', test: (id) => TEXT_PAGES.some((part) => id.includes(part)), priority: 5 },
            { name: 'long-pages', test: (id) => LONG_PAGES.some((part) => id.includes(part)), priority: 5 },
            { name: 'fields', test: (id) => FIELDS.some((part) => id.includes(part)), priority: 4 },
            { name: 'cases', test: (id) => CASES.some((part) => id.includes(part)), priority: 3 },
            { name: 'signed-in', test: (id) => SIGNED_IN.some((part) => id.includes(part)), priority: 3 },
            { name: 'work-frame', test: (id) => WORK_FRAME.some((part) => id.includes(part)), priority: 3 },
            { name: 'person-turn', test: (id) => PERSON_TURN.some((part) => id.includes(part)), priority: 2 },
            { name: 'booked-call', test: (id) => BOOKED_CALL.some((part) => id.includes(part)), priority: 2 },
            { name: 'case-pages', test: (id) => CASE_PAGES.some((part) => id.includes(part)), priority: 2 },
            { name: 'links', test: (id) => LINKS.some((part) => id.includes(part)), priority: 2 },
            { name: 'reach', test: (id) => REACH.some((part) => id.includes(part)), priority: 3 },
            { name: 'before', test: (id) => BEFORE.some((part) => id.includes(part)), priority: 3 },
            { name: 'talk', test: (id) => id.includes(TALK), priority: 1 },
            { name: 'person', test: (id) => PERSON.some((part) => id.includes(part)), priority: 1 },
            { name: 'queue', test: (id) => QUEUE.some((part) => id.includes(part)), priority: 1 },
            { name: 'staff', test: (id) => STAFF.some((part) => id.includes(part)), priority: 1 },
            { name: 'asked', test: (id) => ASKED.some((part) => id.includes(part)), priority: 2 },
            { name: 'broker-case', test: (id) => id.includes(BROKER_CASE), priority: 1 },
            { name: 'broker-side', test: (id) => BROKER_SIDE.some((part) => id.includes(part)), priority: 0 },
            { name: 'person-side', test: (id) => PERSON_SIDE.some((part) => id.includes(part)), priority: 0 },
          ],
        },
      },
    },
  },
});
