import { z } from 'zod';

/**
 * The few kinds of things that our pages may call themselves, with the properties schema.org gives them. Everything
 * else is refused: we are no agency and no shop, and have neither ratings nor prices.
 */
const address = z.url({ protocol: /^https$/ });
const words = z.string().min(1);
/** A moment with its offset: Alberta is six hours behind UTC all year. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-06:00$/);

const alberta = z.strictObject({
  '@type': z.literal('AdministrativeArea'),
  name: z.literal('Alberta'),
  identifier: z.literal('CA-AB'),
});

const organizationReference = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: words,
  url: address,
});

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: words,
  url: address,
  logo: address,
  email: z.email(),
  areaServed: alberta,
  contactPoint: z.strictObject({
    '@type': z.literal('ContactPoint'),
    contactType: words,
    email: z.email(),
    areaServed: z.literal('CA-AB'),
    availableLanguage: words,
    hoursAvailable: z.strictObject({
      '@type': z.literal('OpeningHoursSpecification'),
      dayOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])).length(5),
      opens: z.literal('09:00'),
      closes: z.literal('17:00'),
    }),
  }),
  sameAs: z.array(address).optional(),
});

const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  name: words,
  url: address,
  inLanguage: z.literal('en-CA'),
  publisher: z.strictObject({ '@id': address }),
});

const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().min(1),
        name: words,
        item: address,
      }),
    )
    .min(2),
});

const service = z.strictObject({
  '@type': z.literal('Service'),
  name: words,
  description: words,
  url: address,
  serviceType: z.literal('Insurance quote request and referral to licensed brokers'),
  provider: organizationReference,
  areaServed: z.union([
    alberta,
    z.strictObject({
      '@type': z.literal('City'),
      name: words,
      containedInPlace: alberta,
      geo: z.strictObject({
        '@type': z.literal('GeoCoordinates'),
        latitude: z.number().min(49).max(60),
        longitude: z.number().min(-120).max(-110),
      }),
    }),
  ]),
});

const faqPage = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: words,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
      }),
    )
    .min(6),
});

const blogPosting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  headline: words.max(110),
  description: words,
  image: address,
  datePublished: moment,
  dateModified: moment,
  author: z.strictObject({ '@type': z.enum(['Organization', 'Person']), name: words, url: address }),
  publisher: organizationReference,
  mainEntityOfPage: address,
  keywords: words,
  articleSection: words,
  inLanguage: z.literal('en-CA'),
});

export const graphShape = z.array(
  z.discriminatedUnion('@type', [organization, website, breadcrumbList, service, faqPage, blogPosting]),
);
