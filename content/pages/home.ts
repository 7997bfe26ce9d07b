import type { ServiceId } from '../service-page.ts';

/** The sections of the home page that are words. The hero, how it works and the forms live with the page. */
export const homePage = {
  featured: {
    heading: 'Where most people start',
    text: 'Three kinds of insurance, each explained before anyone asks for your phone number.',
    services: ['auto', 'business', 'home'] as const satisfies readonly ServiceId[],
    link: { label: 'See all kinds of insurance', to: '/insurance/all' },
  },
  whyChooseUs: {
    heading: 'Why ask here',
    text: 'Asking for insurance should not set off a dozen calls. We built this site around that one thought.',
    points: [
      {
        title: 'Nothing to pay',
        text: 'You pay this site nothing. Broker partners may pay us a flat fee for an introduction, whether or not you buy. It does not depend on the price of a policy.',
      },
      {
        title: 'One broker partner, not a list',
        text: 'One licensed broker partner at a time can open your request. If they cannot help, their access ends before the next one begins.',
      },
      {
        title: 'Licences checked',
        text: 'Each partner gives us a licence number, and you see it. You can look it up in the public register of the Alberta Insurance Council.',
      },
      {
        title: 'Written for Alberta',
        text: 'Hail, chinooks, wildfire, the condo deductible, the new auto rules of {reform.start}. Every figure comes with its source and its date.',
      },
      {
        title: 'Your data has a passport',
        text: 'Each time someone opens your details, it is written down: who, why and when. You can read it, and you can withdraw.',
      },
      {
        title: 'No prices, no advice from us',
        text: 'We leave quotes, advice and policies to the people who are licensed for them. That is why our pages can stay plain.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell it once, and hear back by a time you know',
    text: 'The form takes a few short steps. At the end you see the day and the hour by which a broker partner is asked to contact you, usually within {site.promise}.',
    label: 'Get a Free Quote',
    smallPrint: 'Free for you. No cover begins until a broker or insurer confirms it in writing.',
  },
  testimonials: {
    heading: 'What people say',
    text: 'Words of people whose request a broker partner has finished, shown with their consent.',
    demoLabel: 'Sample for the demo. No real person said this.',
  },
  faq: {
    heading: 'Six questions people ask first',
    link: { label: 'All questions and answers', to: '/faq' },
  },
  contact: {
    heading: 'Rather ask a person?',
    text: 'Write to us about the site, your request or your data. Questions about a policy or a price go to a broker partner, and we can pass them on.',
    link: { label: 'Contact us', to: '/contact' },
  },
} as const;
