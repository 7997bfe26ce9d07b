import { brand } from '#content/brand.ts';
import { socialLinks } from '#content/social-links.ts';
import type { Crumb } from './breadcrumb.tsx';

/** One thing in the vocabulary of schema.org. We introduce people to brokers: never an agency, a shop, a rating or a price. */
export type Thing = { '@type': string | readonly string[]; [property: string]: unknown };

/** Where people find the site, set by the build (`server/build.ts`); ends without a slash. */
const SITE_URL: string = import.meta.env.VITE_SITE_URL || brand.url;
const ORGANIZATION_ID = `${SITE_URL}/#organization`;
const ALBERTA = { '@type': 'AdministrativeArea', name: 'Alberta', identifier: brand.region };

/** The full address of a path, for search engines and other sites. */
export function absolute(path: string): string {
  return path === '/' ? `${SITE_URL}/` : `${SITE_URL}${path}`;
}

export function organization(): Thing {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: brand.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: brand.email,
    areaServed: ALBERTA,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: brand.email,
      areaServed: brand.region,
      availableLanguage: 'en',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    },
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  };
}

export function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${SITE_URL}/#website`,
    name: brand.name,
    url: absolute('/'),
    inLanguage: brand.locale,
    publisher: { '@id': ORGANIZATION_ID },
  };
}

export function breadcrumbList(crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', to: '/' }, ...crumbs].map((crumb, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: crumb.label,
      item: absolute(crumb.to),
    })),
  };
}

type ServiceFacts = {
  path: string;
  name: string;
  description: string;
  city?: { name: string; latitude: number; longitude: number };
};

export function service({ path, name, description, city }: ServiceFacts): Thing {
  return {
    '@type': 'Service',
    name,
    description,
    url: absolute(path),
    serviceType: 'Insurance quote request and referral to licensed brokers',
    provider: { '@type': 'Organization', '@id': ORGANIZATION_ID, name: brand.name, url: absolute('/') },
    areaServed: city
      ? {
          '@type': 'City',
          name: city.name,
          containedInPlace: ALBERTA,
          geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
        }
      : ALBERTA,
  };
}

export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type PostFacts = {
  path: string;
  title: string;
  description: string;
  picture: string;
  author: string;
  datePublished: string;
  dateModified: string;
  keywords: readonly string[];
  category: string;
};

export function blogPosting(post: PostFacts): Thing {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    image: absolute(post.picture),
    datePublished: albertaMorning(post.datePublished),
    dateModified: albertaMorning(post.dateModified),
    author: { '@type': 'Organization', name: post.author, url: absolute('/about') },
    publisher: { '@type': 'Organization', '@id': ORGANIZATION_ID, name: brand.name, url: absolute('/') },
    mainEntityOfPage: absolute(post.path),
    keywords: post.keywords.join(', '),
    articleSection: post.category,
    inLanguage: brand.locale,
  };
}

/** Search engines want an offset; Alberta is six hours behind UTC all year. */
function albertaMorning(day: string): string {
  return `${day}T09:00:00-06:00`;
}
