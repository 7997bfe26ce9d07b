import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What the frame of every public page needs. Route modules stay out: their styles are found by their own files. */
const FRAME = [
  ...['arch', 'button', 'class-names', 'full-page-loading', 'logo', 'offline-watch'],
  ...['page-arrival', 'render-guard'],
  ...['skip-link', 'something-went-wrong', 'spinner', 'text-link'],
]
  .map((name) => `/app/ui/${name}.`)
  .concat(
    ['site-', 'insurance-menu.', 'menu-button.', 'partner-notice.', 'scrolled-past.', 'open-now.'].map(
      (name) => `/app/site/${name}`,
    ),
    ['/app/site/near-window.', '/app/site/newsletter/newsletter-form.', '/app/site/search/search-button.'],
    ['/app/site/page-meta.', '/app/site/structured-data.', '/app/site/breadcrumb.'],
    ['/app/site/navigation/', '/content/brand.', '/lucide-react/dist/esm/createLucideIcon.'],
    ['chevron-down', 'circle-alert', 'menu', 'search', 'user-round'].map(
      (name) => `/lucide-react/dist/esm/icons/${name}.`,
    ),
  );

/** What most pages of text share; the quote form does without. */
const TEXT_PAGES = [
  'contents-list',
  'marks',
  'next-step',
  'page-hero',
  'page-sources',
  'question-list',
  'text-section',
]
  .map((name) => `/app/site/skeleton/${name}.`)
  .concat('/app/site/lazy-picture.');

/** The controls of forms that are there from the start. */
const FORMS = [
  'callout',
  'choice-group',
  'error-summary',
  'field',
  'page-title',
  'skeleton',
  'why-we-ask',
].map((name) => `/app/ui/${name}.`);

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
            { name: 'text-pages', test: (id) => TEXT_PAGES.some((part) => id.includes(part)), priority: 1 },
          ],
        },
      },
    },
  },
});
