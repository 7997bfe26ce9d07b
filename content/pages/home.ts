import type { ServiceId } from '#content/services/service-page.ts';

/** The words of the home page. Each of its messages stands once. */
export const homePage = {
  reviewedOn: '2026-11-28',
  description:
    'Tell us what you need to insure in Alberta. One licensed broker at a time gets your request, and you can see who has read it.',
  hero: {
    text: 'Answer a few questions. We ask one licensed Alberta broker at a time to contact you, within {site.promise}. The free quote comes from the broker, who may work with several insurers.',
    kinds: [
      { label: 'Auto', to: '/insurance/auto' },
      { label: 'Home', to: '/insurance/home' },
      { label: 'Business', to: '/business' },
      { label: 'Super Visa', to: '/super-visa' },
      { label: 'Travel', to: '/insurance/travel' },
      { label: 'Life', to: '/insurance/life' },
      { label: 'All kinds', to: '/insurance/all' },
    ],
  },
  featured: {
    heading: 'Where to start',
    text: 'Three common kinds of insurance.',
    services: ['auto', 'business', 'home'] as const satisfies readonly ServiceId[],
    link: { label: 'See all kinds of insurance', to: '/insurance/all' },
    // Right on both sides of the day.
    reform: {
      text: 'For collisions on or after {reform.start}, Alberta has new rules for auto insurance.',
      link: { label: 'See what changes', to: '/blog/alberta-care-first' },
    },
  },
  howItWorks: {
    heading: 'Asking for a quote should not mean being chased',
    text: 'The broker contacts you with more questions or a quote, and you decide. Along the way, we do five things.',
    ideas: [
      {
        idea: 'one-broker',
        title: 'One licensed broker at a time',
        text: 'Your request never goes to a list of buyers. If the broker cannot help, their access ends before another is asked.',
      },
      {
        idea: 'passport',
        title: 'A passport for your data',
        text: 'You read in plain sentences who received or opened your details (with brokerage and licence), what they saw, when and why. You can withdraw at any time, and the broker’s access then ends.',
      },
      {
        idea: 'promise',
        title: 'A promise with a time on it',
        text: 'You see a date and a time, and we ask a broker partner to contact you by then. The broker sees the same time. If nobody has contacted you by then, we tell you and ask another.',
      },
      {
        idea: 'windows',
        title: 'Contact on your terms',
        text: 'You choose phone, email or text, and the times that suit you. The broker sees your choice beside your name.',
      },
      {
        idea: 'consent',
        title: 'Proof of what you agreed to',
        text: 'We keep the exact words, with the page and the time. The record shows whether anyone has changed it.',
      },
    ],
  },
  whoDoesWhat: {
    heading: 'We make the introduction. Licensed brokers do the insurance.',
    sides: [
      {
        title: 'What this site does',
        duties: [
          'Ask what you need, in plain questions',
          'Find a licensed broker partner who handles that kind of insurance where you live',
          'Keep the record, and remind the broker of the time that we gave you',
        ],
      },
      {
        title: 'What only a licensed broker partner does',
        duties: [
          'Prices and quotes',
          'Advice on what coverage suits you',
          'Applications, policies and changes to them',
          'Help with a claim',
        ],
      },
    ],
  },
  whyChooseUs: {
    heading: 'Why ask here',
    points: [
      {
        title: 'Nothing to pay',
        text: 'You pay us nothing. A broker partner may pay us a flat fee for an introduction. It is the same whether or not you buy, and does not depend on the price of a policy.',
      },
      {
        title: 'Licences you can check',
        text: 'You can look up your broker partner’s licence in the public register of the Alberta Insurance Council.',
      },
      {
        title: 'Written for Alberta',
        text: 'The pages explain hail, chinooks, wildfire, what a condo owner may be charged after damage, and the auto rules of {reform.start}. Every figure comes with its source, and with a date where the source has one.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us once, and know when you will hear back',
    text: 'The form takes one kind of insurance at a time, and you review everything before you send it.',
    label: 'Get a Free Quote',
    smallPrint: 'Free for you. No coverage begins until a broker or insurer confirms it in writing.',
  },
  testimonials: {
    heading: 'What people say',
    text: 'From people who found their insurance through a broker partner, shown with their consent.',
    demoText: 'Samples for the demo. No real person said these.',
    demoLabel: 'Sample',
  },
  faq: {
    heading: 'Six questions people ask first',
    link: { label: 'All questions and answers', to: '/faq' },
  },
  contact: {
    heading: 'Rather ask a person?',
    text: 'Write to us about the site, your request or your data. A broker partner answers questions about a policy or a price.',
    link: { label: 'Contact us', to: '/contact' },
  },
} as const;
