import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const cyber: SubjectPage = {
  slug: 'cyber',
  name: 'Cyber insurance',
  summary: 'Locked computers, a leaked customer list, money sent to the wrong account.',
  imageUrl: '/illustrations/professionals.svg',
  under: 'business',
  path: '/insurance/cyber',
  title: 'Cyber insurance for small businesses in Alberta',
  description:
    'What cyber insurance pays after ransomware, a leak or a false invoice. What Alberta privacy law asks of you, and what insurers want to see first.',
  heading: 'Cyber insurance',
  lead: 'Most small firms are not picked. They are found, by a message that somebody opened.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCES.oipc, SOURCES.ibc],
  related: [
    { label: 'Business insurance', to: '/business' },
    { label: 'Professional liability', to: '/insurance/professional-liability' },
    { label: 'Insurance for medical clinics', to: '/business/medical' },
    { label: 'Questions about business insurance', to: '/faq/business' },
  ],
  parts: [
    {
      kind: 'timeline',
      heading: 'A bad Monday',
      intro: 'What happens after ransomware, and what a policy does at each point.',
      steps: [
        {
          when: 'The first hour',
          what: 'Files will not open. Call the hotline of the policy before anyone restarts or wipes a machine: traces are needed later.',
        },
        {
          when: 'The first day',
          what: 'The insurer sends specialists. They find out how it came in, and whether data went out.',
        },
        {
          when: 'The first week',
          what: 'Systems are rebuilt from backups. A lawyer says whether people and the Commissioner must be told.',
        },
        {
          when: 'The weeks after',
          what: 'Letters to customers, answers to their questions, lost sales added up.',
        },
        {
          when: 'Months later',
          what: 'Claims by others, if there are any. Liability coverage pays for the defence.',
        },
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a cyber policy',
      intro:
        'Sold as a package or part by part. A commercial general liability policy usually excludes data.',
      rows: [
        {
          cover: 'Incident response',
          what: 'Forensics, a lawyer, letters to the people affected.',
          standing: 'included',
        },
        {
          cover: 'Restoring data and systems',
          what: 'Work to rebuild what was lost or locked.',
          standing: 'included',
        },
        {
          cover: 'Cyber extortion',
          what: 'Negotiators and, where the law allows it, a payment.',
          standing: 'included',
        },
        {
          cover: 'Business interruption',
          what: 'Income lost while systems are down, after a waiting period counted in hours.',
          standing: 'optional',
        },
        {
          cover: 'Privacy and network liability',
          what: 'Claims by customers, patients or partners.',
          standing: 'included',
        },
        {
          cover: 'Social engineering',
          what: 'Money you sent yourself, to a false account. Often limited to a small sum.',
          standing: 'optional',
        },
        {
          cover: 'Failure of a supplier',
          what: 'Your cloud or payment provider goes down and you stand still.',
          standing: 'optional',
        },
      ],
    },
    {
      heading: 'What the law asks after a leak',
      paragraphs: [
        "Under Alberta's Personal Information Protection Act, a private organization tells the Information and Privacy Commissioner of a leak without unreasonable delay. The test is whether a reasonable person would see a real risk of significant harm. The Commissioner may order that the people affected be told.",
        'Insurance does not change this duty. It pays for the people who know how to meet it.',
        'Clinics have a second duty under the Health Information Act. Their page says more.',
      ],
    },
    {
      kind: 'example',
      heading: 'The supplier with a new account',
      example: {
        story: [
          'A message from a known supplier gives a new bank account. The mailbox of the supplier had been taken over. The office pays two invoices before somebody calls.',
          'The policy has social engineering coverage of $50,000 with a deductible of $5,000. The bank stops one of the two payments.',
        ],
        lines: [
          { what: 'First invoice', amount: '$41,000' },
          { what: 'Second invoice, stopped', amount: '$0' },
          { what: 'Deductible', amount: '−$5,000' },
          { what: 'Paid by the insurer', amount: '$36,000' },
        ],
        result:
          'Many insurers pay only if somebody had called a known number to check the new account. The policy says so in one line.',
      },
    },
    {
      kind: 'checklist',
      heading: 'What insurers want to see',
      intro: 'Without the first three, many insurers do not quote at all.',
      items: [
        'Sign-in with a second step, for mail and for remote access',
        'Backups that are kept offline, and a day on which one was restored',
        'Updates installed soon after they come out',
        'A rule to call back before a bank account is changed',
        'Who may see which data, and who left and still can',
        'Number of customer, patient or employee records',
        'Sales, and how many days you could stand still',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'Worth reading before the premium:',
      items: [
        'Incidents that began before the policy did, when you knew of them.',
        'Better systems than you had before.',
        'A failure of the power grid or the public internet.',
        'Acts of war, by wordings that differ a great deal.',
        'Wrong answers about security on the application.',
      ],
    },
  ],
  questions: [
    'cyber-too-small',
    'cyber-cloud',
    'cyber-ransom',
    'cyber-crime-policy',
    'cyber-application-wrong',
    'cyber-no-tech',
  ],
  nextStep: {
    text: 'Say what you do, and roughly how many records you hold. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a cyber quote',
  },
};
