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
    // Rendered in the browser, as its address is a key; it wears the frame of the public site.
    route('track/:token', 'portals/track/show.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  layout('portals/client/layout.tsx', [
    route('portal/login', 'portals/client/login.tsx'),
    layout('portals/client/signed-in.tsx', [
      route('portal', 'portals/client/home.tsx'),
      route('portal/dashboard', 'portals/client/home.tsx', { id: 'client-dashboard' }),
      route('portal/cases/:id', 'portals/client/cases/show.tsx'),
      route('portal/*', 'portals/client/not-found.tsx'),
    ]),
  ]),
  layout('portals/broker/layout.tsx', [
    route('broker/login', 'portals/broker/login.tsx'),
    layout('portals/broker/signed-in.tsx', [
      route('broker', 'portals/broker/home.tsx'),
      route('broker/dashboard', 'portals/broker/home.tsx', { id: 'broker-dashboard' }),
      route('broker/cases/:id', 'portals/broker/cases/show.tsx'),
      route('broker/*', 'portals/broker/not-found.tsx'),
    ]),
  ]),
  layout('portals/admin/layout.tsx', [
    route('admin/login', 'portals/admin/login.tsx'),
    layout('portals/admin/signed-in.tsx', [
      route('admin', 'portals/admin/home.tsx'),
      ...['dashboard', 'brokers', 'clients', 'messages', 'cases', 'settings'].map((name) =>
        route(`admin/${name}`, 'portals/admin/home.tsx', { id: `admin-${name}` }),
      ),
      route('admin/*', 'portals/admin/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
