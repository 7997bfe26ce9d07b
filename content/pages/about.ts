import { SOURCES } from '#content/facts/reading/sources.ts';
import type { Page, Section } from './page.ts';

type NextStep = { id: string; heading: string; text: string; to: string; label: string };

export const aboutPage: Page & { sections: readonly Section[]; nextStep: NextStep } = {
  path: '/about',
  title: 'About Chinook Cover: what we do and what we do not do',
  description:
    'A referral service for Alberta, not a broker, agent or insurer. How we are paid, how broker partners are checked, and where you can complain.',
  heading: 'About Chinook Cover',
  lead: 'We introduce people in Alberta to one licensed insurance broker at a time. You can always see who has opened your request.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCES.aic, SOURCES.gio, SOURCES.oipc],
  related: [
    { label: 'All kinds of insurance', to: '/insurance/all' },
    { label: 'Questions about us', to: '/faq/general' },
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'Contact us', to: '/contact' },
  ],
  nextStep: {
    id: 'next-step',
    heading: 'Ready to ask?',
    text: 'The request form asks a few questions at a time, and you review everything before you send it. You then see a time, and we ask a broker partner to contact you by then.',
    to: '/get-quote',
    label: 'Get a Free Quote',
  },
  sections: [
    {
      heading: 'What we are',
      paragraphs: [
        'We are a referral website for Alberta. We explain insurance in plain words, take your request, and pass it to one licensed broker at a time. Each broker we ask handles the kind of insurance you want and works in your area.',
        'We keep a record of who opens your details. We ask the broker partner to contact you by a set time. If nobody has contacted you by then, we tell you and ask another broker partner.',
      ],
    },
    {
      heading: 'What we are not',
      paragraphs: [
        'We are not an insurance broker, agent or insurer. We do not calculate prices, give advice, take applications or payments, or issue policies. That is the work of licensed brokers, agents and insurers.',
        'So what does the button "Get a Free Quote" do? It starts your request. The quote comes from a licensed broker partner.',
        'Nothing on this site changes a policy. If a page and your policy disagree, your policy applies.',
      ],
    },
    {
      heading: 'How we are paid',
      paragraphs: [
        'You pay us nothing. A broker partner may pay us a flat fee for an introduction. The fee is the same whether or not you buy, and it does not depend on the price of a policy. We do not sell lists of people. Your request goes only to the broker partner who is asked to handle it.',
        'Brokers are usually paid by commission from insurers. You can ask your broker how they are paid, and they should tell you.',
      ],
    },
    {
      heading: 'How partners are checked',
      paragraphs: [
        'Before a broker partner gets a first request, we look them up in the public register of the Alberta Insurance Council. The register must show "License Issued" for the kinds of insurance they handle. We record the licence number and its expiry date. After that date they get no new requests until we have seen that the licence is renewed.',
        'You see their name, brokerage and licence number as soon as your request is with them. You can look them up yourself on abcouncil.ab.ca.',
      ],
    },
    {
      heading: 'What a broker does for you',
      paragraphs: [
        'A broker asks what you want to insure, looks at the insurers they work with, and explains what the policies say. The broker then arranges the policy you choose, and helps with a claim.',
      ],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: ['Where to complain depends on what the complaint is about.'],
      bullets: [
        'If it is about us or your request, write to us. We answer and keep a record.',
        "If it is about a policy or a claim, speak with the broker first, and then write to the insurer's complaint officer.",
        'If the insurer does not settle it, there are two free services. The General Insurance OmbudService (GIO) helps with home, auto and business insurance. The OmbudService for Life and Health Insurance (OLHI) helps with life, health and travel insurance.',
        "If it is about a broker's conduct, you can complain to the Alberta Insurance Council.",
        'If it is about your data, write to us first. If our answer does not satisfy you, write to the Information and Privacy Commissioner of Alberta.',
      ],
    },
  ],
};
