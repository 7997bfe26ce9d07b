import { POST_SLUGS } from '#content/blog/posts.ts';
import { CITY_SLUGS } from '#content/cities/city-page.ts';
import { FAQ_CATEGORIES } from '#content/faqs/faq.ts';
import { INDUSTRY_IDS } from '#content/industries/industry-page.ts';
import { SERVICE_IDS } from '#content/services/service-page.ts';
import { SUBJECT_SLUGS } from '#content/subjects/subject-page.ts';

/** Every public path of the specification, twins included, the subjects and the posts. */
export const PUBLIC_PATHS: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/get-quote',
  '/insurance/all',
  ...SERVICE_IDS.map((id) => `/insurance/${id}`),
  ...SUBJECT_SLUGS.map((slug) => `/insurance/${slug}`),
  '/insurance/business/general',
  ...INDUSTRY_IDS.map((id) => `/insurance/business/${id}`),
  '/business',
  '/business/general',
  ...INDUSTRY_IDS.map((id) => `/business/${id}`),
  '/business-legacy',
  '/commercial-auto',
  '/group-benefits',
  '/super-visa',
  '/faq',
  ...FAQ_CATEGORIES.map((category) => `/faq/${category}`),
  '/insurance-faq',
  '/blog',
  '/resources',
  ...POST_SLUGS.map((slug) => `/blog/${slug}`),
  '/locations',
  '/alberta',
  ...CITY_SLUGS.flatMap((slug) => [`/locations/${slug}`, `/alberta/${slug}`]),
  '/newsletter',
  '/privacy-policy',
  '/terms-of-service',
];
