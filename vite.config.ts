import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What the frame of every public page needs. Route modules stay out: their styles are found by their own files. */
const FRAME = [
  ...['button', 'class-names', 'offline-watch', 'text-link'],
  ...['frame/arch', 'frame/logo', 'frame/on-its-way', 'frame/page-arrival', 'frame/skip-link'],
  ...['full-page-loading', 'render-guard', 'something-went-wrong', 'spinner'].map((name) => `states/${name}`),
]
  .map((name) => `/app/ui/${name}.`)
  .concat(
    [
      'site-',
      'insurance-menu.',
      'menu-button.',
      'partner-notice.',
      'scrolled-past.',
      'open-now.',
      'breadcrumb.',
    ].map((name) => `/app/site/frame/${name}`),
    [
      '/app/site/pictures/near-window.',
      '/app/site/newsletter/newsletter-form.',
      '/app/site/search/search-button.',
    ],
    ['/app/site/meta/page-meta.', '/app/site/meta/structured-data.'],
    ['/app/platform/now.', '/app/platform/clock/durations.'],
    ['/app/site/navigation/', '/content/brand.', '/lucide-react/dist/esm/createLucideIcon.'],
    ['chevron-down', 'circle-alert', 'menu', 'search', 'user-round'].map(
      (name) => `/lucide-react/dist/esm/icons/${name}.`,
    ),
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
const FORMS = [
  ...['callout', 'frame/page-title', 'states/skeleton'],
  ...['choice-group', 'error-summary', 'field', 'why-we-ask'].map((name) => `forms/${name}`),
]
  .map((name) => `/app/ui/${name}.`)
  .concat('/app/features/quotes/questions/quote-types.', '/lucide-react/dist/esm/icons/check.');

/** Small files that most portal pages share. The name of each costs every page some bytes in the list of routes. */
const PORTALS = [
  ...['portal-doors', 'portal-meta', 'fills-window'].map((name) => `portals/frame/${name}.`),
  ...['badge', 'key-facts', 'frame/late-arrival', 'frame/plain-frame'].map((name) => `ui/${name}.`),
  ...['empty-state', 'load-failure', 'not-found'].map((name) => `ui/states/${name}.`),
  ...['features/cases/ui/status-badge.', 'platform/browser/session-channel.'],
]
  .map((part) => `/app/${part}`)
  .concat(['clock', 'eye', 'lock', 'plus', 'x'].map((name) => `/lucide-react/dist/esm/icons/${name}.`));

const QUERIES = /node_modules\/@tanstack\/(?:react-query|query-core)\//;
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
            { name: 'frame', test: (id) => FRAME.some((part) => id.includes(part)), priority: 1 },
            { name: 'forms', test: (id) => FORMS.some((part) => id.includes(part)), priority: 1 },
            { name: 'queries', test: QUERIES },
            { name: 'portals', test: (id) => PORTALS.some((part) => id.includes(part)) },
            { name: 'long-pages', test: (id) => LONG_PAGES.some((part) => id.includes(part)), priority: 1 },
            { name: 'text-pages', test: (id) => TEXT_PAGES.some((part) => id.includes(part)), priority: 1 },
          ],
        },
      },
    },
  },
});
