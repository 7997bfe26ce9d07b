import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs, public or not. */
const BASE = [
  ...['button', 'class-names', 'text-link', 'dialogs/dialog', 'dialogs/when-opened', 'load-ahead'],
  ...['frame/arch', 'frame/logo', 'frame/on-its-way', 'frame/page-arrival', 'frame/skip-link'],
  ...['full-page-loading', 'render-guard', 'something-went-wrong', 'spinner', 'toast'].map(
    (name) => `states/${name}`,
  ),
  ...['forms/use-form', 'offline/'],
]
  .map((name) => `/app/ui/${name}${name.endsWith('/') ? '' : '.'}`)
  .concat(
    ['/app/platform/now.', '/app/platform/clock/durations.', '/content/brand.'],
    ['/lucide-react/dist/esm/createLucideIcon.'],
    ['chevron-down', 'circle-exclamation-point', 'mail-open', 'menu', 'search', 'user-round'].map(
      (name) => `/lucide-react/dist/esm/icons/${name}.`,
    ),
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
const TEXT_PAGES = ['page-hero', 'page-sources', 'question-list']
  .map((name) => `/app/site/skeleton/${name}.`)
  .concat('/app/site/pictures/lazy-picture.');

/** What the pages of a subject, a place or a rule share beyond that. */
const LONG_PAGES = ['contents-list', 'marks', 'next-step', 'page-part', 'related-pages', 'text-section'].map(
  (name) => `/app/site/skeleton/${name}.`,
);

/** The controls of forms that are there from the start. */
const FORMS = ['choice-group', 'error-summary', 'field', 'why-we-ask']
  .map((name) => `/app/ui/forms/${name}.`)
  .concat('/lucide-react/dist/esm/icons/check.');

/** What pages beside those of text begin with: the quote form and the portals. */
const WORK_PAGES = ['callout', 'frame/page-title', 'states/skeleton', 'tone']
  .map((name) => `/app/ui/${name}.`)
  .concat('/app/features/quotes/questions/quote-types.');

/** The fields that most forms have. */
const FIELDS = ['form', 'text-field', 'text-area', 'checkbox-field'].map((name) => `/app/ui/forms/${name}.`);

/** Small files that most portal pages share. The name of each costs every page some bytes in the list of routes. */
const PORTALS = [
  ...['portal-doors', 'portal-meta', 'fills-window'].map((name) => `portals/frame/${name}.`),
  ...['badge', 'key-facts', 'frame/late-arrival', 'frame/plain-frame'].map((name) => `ui/${name}.`),
  ...['empty-state', 'load-failure', 'not-found'].map((name) => `ui/states/${name}.`),
  ...['features/cases/ui/status-badge.', 'platform/browser/session-channel.'],
  'features/brokers/licence-register.',
]
  .map((part) => `/app/${part}`)
  .concat(['clock', 'eye', 'lock', 'plus', 'x'].map((name) => `/lucide-react/dist/esm/icons/${name}.`));

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
            { name: 'react', test: REACT, priority: 2 },
            { name: 'base', test: (id) => BASE.some((part) => id.includes(part)), priority: 2 },
            { name: 'frame', test: (id) => FRAME.some((part) => id.includes(part)), priority: 1 },
            { name: 'work-pages', test: (id) => WORK_PAGES.some((part) => id.includes(part)), priority: 2 },
            { name: 'forms', test: (id) => FORMS.some((part) => id.includes(part)), priority: 1 },
            { name: 'fields', test: (id) => FIELDS.some((part) => id.includes(part)) },
            { name: 'queries', test: QUERIES },
            { name: 'zod', test: ZOD },
            { name: 'portals', test: (id) => PORTALS.some((part) => id.includes(part)) },
            { name: 'long-pages', test: (id) => LONG_PAGES.some((part) => id.includes(part)), priority: 1 },
            { name: 'text-pages', test: (id) => TEXT_PAGES.some((part) => id.includes(part)), priority: 1 },
          ],
        },
      },
    },
  },
});
