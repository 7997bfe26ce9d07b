import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The contents page of every URL. A page file sits where its URL says:
 * `/broker/cases/:id` is `portals/broker/cases/show.tsx`.
 * Everything below `site/layout.tsx` is prerendered; the portals are rendered in the browser.
 */
export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('get-quote', 'site/get-quote/show.tsx'),
    route('get-quote/thank-you', 'site/get-quote/thank-you.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
] satisfies RouteConfig;
