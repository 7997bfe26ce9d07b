import type { ServiceId } from '#content/services/service-page.ts';

/** The sections of the home page that are words. The hero and the forms live with the page. */
export const homePage = {
  reviewedOn: '2026-11-20',
  featured: {
    heading: 'Where to start',
    text: 'Many people begin with one of these three.',
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
    text: 'You answer some questions, and we pass them to one licensed broker at a time. The broker contacts you with more questions or a quote, and you decide. On the way, we do five things.',
    ideas: [
      {
        idea: 'one-broker',
        title: 'One licensed broker at a time',
        text: 'Your request goes to one licensed broker at a time, never to a list of buyers. If that broker cannot help, their access ends before another broker is asked.',
      },
      {
        idea: 'passport',
        title: 'A passport for your data',
        text: 'Each time your details are shared or opened, we write down who did it, with which brokerage and licence, what they saw, why and when. You can read this record in plain sentences. You can withdraw your request at any time, and the broker’s access then ends.',
      },
      {
        idea: 'promise',
        title: 'A promise with a time on it',
        text: 'When you send your request, we ask a broker partner to contact you by a certain day and hour, and we tell you which. The broker partner sees the same time. If it passes, we tell you and ask another.',
      },
      {
        idea: 'windows',
        title: 'Contact on your terms',
        text: 'You choose phone, email or text, and the times that suit you. The broker sees your choice beside your name.',
      },
      {
        idea: 'consent',
        title: 'Proof of what you agreed to',
        text: 'We keep the exact words you agreed to, with the page and the time, in a record that shows if anyone has changed it.',
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
          'Keep a record of who has seen your details, and why',
          'Remind the broker of the time that you were told',
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
    text: 'It is free to use, every broker partner is licensed, and the pages are about Alberta.',
    points: [
      {
        title: 'Nothing to pay',
        text: 'You pay this site nothing. A broker partner may pay us a flat fee for an introduction. It is the same whether or not you buy, and it does not depend on the price of a policy.',
      },
      {
        title: 'Licences you can check',
        text: 'You see the name, brokerage and licence number of the broker partner who has your request. Look them up in the public register of the Alberta Insurance Council.',
      },
      {
        title: 'Written for Alberta',
        text: 'The pages cover hail, chinooks, wildfire, the condo deductible and the auto rules of {reform.start}. Every figure comes with its source, and with a date where the source has one.',
      },
    ],
  },
  callToAction: {
    heading: 'Tell us once, and know when you will hear back',
    text: 'The form takes one subject at a time, and you review everything before you send it. Then you see the day and the hour by which a broker partner is asked to contact you, within {site.promise}.',
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
