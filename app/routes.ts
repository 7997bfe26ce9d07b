import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { POST_SLUGS } from '#content/blog/posts.ts';
import { CITY_SLUGS } from '#content/cities/city-page.ts';
import { FAQ_CATEGORIES } from '#content/faqs/faq.ts';
import { INDUSTRY_IDS } from '#content/industries/industry-page.ts';
import { SERVICE_IDS } from '#content/services/service-page.ts';
import { SUBJECT_SLUGS } from '#content/subjects/subject-page.ts';

/** One page at several addresses. */
function at(file: string, ...paths: string[]): RouteConfigEntry[] {
  return paths.map((path) => route(path, file, { id: `site/${path}` }));
}

/** The addresses of the pages that have one each of a list, by the pattern that the browser knows them by. */
export const SLUGS: Readonly<Record<string, readonly string[]>> = {
  'insurance/:slug': SUBJECT_SLUGS,
  'business/:slug': INDUSTRY_IDS,
  'insurance/business/:slug': INDUSTRY_IDS,
  'locations/:slug': CITY_SLUGS,
  'alberta/:slug': CITY_SLUGS,
  'faq/:slug': FAQ_CATEGORIES,
  'blog/:slug': POST_SLUGS,
};

/**
 * The contents page of every URL. A page file sits where its URL says:
 * `/broker/cases/:id` is `portals/broker/cases/show.tsx`.
 * Everything below `site/layout.tsx` is prerendered; the portals are rendered in the browser.
 */
export default [
  route('sitemap.xml', 'site/feeds/sitemap.ts'),
  route('robots.txt', 'site/feeds/robots.ts'),
  route('feed.xml', 'site/feeds/feed.ts'),
  route('llms.txt', 'site/feeds/llms.ts'),
  route('search-index.json', 'site/search/search-index.ts'),
  layout('site/frame/layout.tsx', [
    index('site/home/show.tsx'),
    ...at('site/insurance/list.tsx', 'insurance/all'),
    ...at('site/insurance/show.tsx', ...SERVICE_IDS.map((id) => `insurance/${id}`)),
    ...at('site/insurance/subject.tsx', 'insurance/:slug'),
    ...at('site/insurance/show.tsx', 'commercial-auto', 'group-benefits', 'super-visa'),
    ...at('site/insurance/show.tsx', 'business', 'business-legacy'),
    ...at('site/business/general.tsx', 'business/general', 'insurance/business/general'),
    ...at('site/business/show.tsx', 'business/:slug', 'insurance/business/:slug'),
    ...at('site/locations/list.tsx', 'locations', 'alberta'),
    ...at('site/locations/show.tsx', 'locations/:slug', 'alberta/:slug'),
    ...at('site/faq/list.tsx', 'faq', 'insurance-faq'),
    ...at('site/faq/show.tsx', 'faq/:slug'),
    ...at('site/blog/list.tsx', 'blog', 'resources'),
    ...at('site/blog/show.tsx', 'blog/:slug'),
    route('about', 'site/about/show.tsx'),
    route('contact', 'site/contact/show.tsx'),
    route('newsletter', 'site/newsletter/show.tsx'),
    route('privacy-policy', 'site/texts/privacy-policy.tsx'),
    route('terms-of-service', 'site/texts/terms-of-service.tsx'),
    route('tooltips', 'site/demo/tooltips.tsx'),
    route('animations', 'site/demo/animations/show.tsx'),
    route('feature-tour', 'site/demo/feature-tour/show.tsx'),
    route('get-quote', 'site/get-quote/show.tsx'),
    route('get-quote/thank-you', 'site/get-quote/sent/thank-you.tsx'),
    // Rendered in the browser, as its address is a key; it wears the frame of the public site.
    route('track/receipt/:token', 'portals/track/receipt/show.tsx'),
    route('track/:token', 'portals/track/show.tsx'),
    route('chatbot', 'site/demo/chatbot.tsx'),
    route('ai-test', 'site/demo/ai-test.tsx'),
    route('*', 'site/frame/not-found.tsx'),
  ]),
  layout('portals/client/layout.tsx', [
    route('portal/login', 'portals/client/login.tsx'),
    route('portal/register', 'portals/client/register.tsx'),
    route('portal/forgot-password', 'portals/client/forgot-password.tsx'),
    // What the links of our emails open (features/accounts/link-paths.ts), for every role.
    route('portal/reset-password', 'portals/client/reset-password.tsx'),
    route('portal/verify-email', 'portals/client/verify-email.tsx'),
    route('portal/invitation', 'portals/client/invitation.tsx'),
    route('portal/first-admin', 'portals/client/first-admin.tsx'),
    layout('portals/client/signed-in.tsx', [
      route('portal', 'portals/client/home.tsx'),
      route('portal/dashboard', 'portals/client/home.tsx', { id: 'client-dashboard' }),
      route('portal/cases/:id', 'portals/client/cases/show.tsx'),
      route('portal/notifications', 'portals/client/notifications.tsx'),
      route('portal/profile', 'portals/client/profile.tsx'),
      route('portal/*', 'portals/client/not-found.tsx'),
    ]),
  ]),
  layout('portals/broker/layout.tsx', [
    route('broker/login', 'portals/broker/login.tsx'),
    layout('portals/broker/signed-in.tsx', [
      route('broker', 'portals/broker/home.tsx'),
      route('broker/dashboard', 'portals/broker/home.tsx', { id: 'broker-dashboard' }),
      route('broker/cases/:id', 'portals/broker/cases/show.tsx'),
      route('broker/closed', 'portals/broker/closed/show.tsx'),
      route('broker/chats', 'portals/broker/chats/list.tsx'),
      route('broker/chats/:id', 'portals/broker/chats/show.tsx'),
      route('broker/availability', 'portals/broker/availability/show.tsx'),
      route('broker/numbers', 'portals/broker/numbers/show.tsx'),
      route('broker/numbers/requests', 'portals/broker/numbers/requests.tsx'),
      route('broker/notifications', 'portals/broker/notifications.tsx'),
      route('broker/profile', 'portals/broker/profile.tsx'),
      route('broker/*', 'portals/broker/not-found.tsx'),
    ]),
  ]),
  layout('portals/admin/layout.tsx', [
    route('admin/login', 'portals/admin/login.tsx'),
    layout('portals/admin/signed-in.tsx', [
      route('admin', 'portals/admin/dashboard/show.tsx'),
      // This address leads to the dashboard too.
      route('admin/dashboard', 'portals/admin/dashboard/show.tsx', { id: 'admin-dashboard' }),
      route('admin/settings', 'portals/admin/settings/show.tsx'),
      route('admin/settings/webhooks/:id', 'portals/admin/settings/webhooks/show.tsx'),
      route('admin/cases', 'portals/admin/cases/list.tsx'),
      route('admin/audit', 'portals/admin/audit/list.tsx'),
      route('admin/clients', 'portals/admin/clients/list.tsx'),
      route('admin/clients/:clientId/cases', 'portals/admin/clients/show.tsx'),
      route('admin/brokers', 'portals/admin/brokers/list.tsx'),
      route('admin/brokers/invite', 'portals/admin/brokers/invite.tsx'),
      route('admin/brokers/:id', 'portals/admin/brokers/show.tsx'),
      route('admin/messages', 'portals/admin/messages/list.tsx'),
      route('admin/messages/newsletter/:id', 'portals/admin/messages/newsletter/show.tsx'),
      route('admin/messages/:id', 'portals/admin/messages/show.tsx'),
      route('admin/cases/:id', 'portals/admin/cases/show.tsx'),
      route('admin/chats', 'portals/admin/chats/list.tsx'),
      route('admin/chats/teach', 'portals/admin/chats/teach/show.tsx'),
      route('admin/chats/:id', 'portals/admin/chats/show.tsx'),
      route('admin/notifications', 'portals/admin/notifications.tsx'),
      route('admin/profile', 'portals/admin/profile.tsx'),
      route('admin/*', 'portals/admin/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
