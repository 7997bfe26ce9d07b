import type { ServiceId } from '#content/services/service-page.ts';

/** The sections of the home page that are words. The hero, how it works and the forms live with the page. */
export const homePage = {
  reviewedOn: '2026-11-20',
  featured: {
    heading: 'Where to start',
    text: 'Three kinds of insurance, each explained before anyone asks for your phone number.',
    services: ['auto', 'business', 'home'] as const satisfies readonly ServiceId[],
    link: { label: 'See all kinds of insurance', to: '/insurance/all' },
    // Right on both sides of the day.
    reform: {
      text: 'For collisions from {reform.start}, Alberta has new rules for auto insurance.',
      link: { label: 'See what changes', to: '/blog/alberta-care-first' },
    },
  },
  whyChooseUs: {
    heading: 'Why ask here',
    text: 'It is free to use, every broker partner is licensed, and the pages know the province.',
    points: [
      {
        title: 'Nothing to pay',
        text: 'You pay this site nothing. Broker partners may pay us a flat fee for an introduction, whether or not you buy. It does not depend on the price of a policy.',
      },
      {
        title: 'Licences you can check',
        text: 'You see the name, brokerage and licence number of the broker partner who has your request. Look them up in the public register of the Alberta Insurance Council.',
      },
      {
        title: 'Written for Alberta',
        text: 'Hail, chinooks, wildfire, the condo deductible, the auto rules of {reform.start}. Every figure comes with its source and its date.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us once, and know when you will hear back',
    text: 'The form asks one subject a screen; the last one shows everything before it is sent. Then you see the day and the hour by which a broker partner is asked to contact you, within {site.promise}.',
    label: 'Get a Free Quote',
    smallPrint: 'Free for you. No coverage begins until a broker or insurer confirms it in writing.',
  },
  testimonials: {
    heading: 'What people say',
    text: 'From people who found their insurance through a broker partner, shown with their consent.',
    demoLabel: 'Sample for the demo. No real person said this.',
  },
  faq: {
    heading: 'Six questions people ask first',
    link: { label: 'All questions and answers', to: '/faq' },
  },
  contact: {
    heading: 'Rather ask a person?',
    text: 'Write to us about the site, your request or your data. For questions about a policy or a price, ask for a quote: a broker partner answers those.',
    link: { label: 'Contact us', to: '/contact' },
  },
} as const;
