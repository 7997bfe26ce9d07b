import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const cyber: SubjectPage = {
  slug: 'cyber',
  name: 'Cyber insurance',
  summary: 'For ransomware, a leaked customer list, or money sent to a scammer’s account.',
  imageUrl: '/illustrations/professionals.svg',
  under: 'business',
  path: '/insurance/cyber',
  title: 'Cyber insurance for small businesses in Alberta',
  description:
    'What cyber insurance pays after ransomware, a data breach or a false invoice, what Alberta privacy law requires, and what insurers ask.',
  heading: 'Cyber insurance',
  lead: 'Cyber insurance pays for help after an attack on your computers or a data breach, and for claims by the people affected. Coverage for fraud is often an extra.',
  reviewedOn: '2026-11-26',
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
      heading: 'After a ransomware attack',
      intro:
        'Ransomware is a program that locks your files and demands payment. These are the usual stages of an attack; the table below them shows which part of a policy pays for what.',
      steps: [
        {
          when: 'The first hour',
          what: 'Files do not open. Many policies come with a hotline, and insurers usually ask you to call before anyone restarts or wipes a computer.',
        },
        {
          when: 'The first day',
          what: 'Specialists sent by the insurer find out how the attack happened and whether data was stolen.',
        },
        {
          when: 'The first week',
          what: 'Systems are rebuilt from backups. A lawyer can tell you whether the law requires you to notify the Information and Privacy Commissioner.',
        },
        {
          when: 'The weeks after',
          what: 'The people affected are told, their questions are answered, and the lost income is calculated.',
        },
        {
          when: 'Months later',
          what: 'Customers or others may make claims. The liability part of the policy pays for the defence and for what is owed, up to its limit.',
        },
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a cyber policy',
      intro:
        'Insurers sell these coverages as a package or one by one. General liability, the business insurance for injury or damage to others, usually excludes loss of data.',
      rows: [
        {
          cover: 'Incident response',
          what: 'The cost of an investigation, a lawyer, and letters to the people affected.',
          standing: 'included',
        },
        {
          cover: 'Restoring data and systems',
          what: 'The cost of rebuilding what was lost or locked.',
          standing: 'included',
        },
        {
          cover: 'Cyber extortion',
          what: 'The cost of negotiators and, where the law allows it, a ransom payment.',
          standing: 'included',
        },
        {
          cover: 'Business interruption',
          what: 'Income lost while systems are down, after a waiting period counted in hours.',
          standing: 'included',
        },
        {
          cover: 'Privacy and network liability',
          what: 'Claims against you by customers, patients or business partners.',
          standing: 'included',
        },
        {
          cover: 'Social engineering',
          what: 'Money you were tricked into sending to a scammer’s account. The limit is often small.',
          standing: 'optional',
        },
        {
          cover: 'Outage at a supplier',
          what: 'Income you lose while your cloud or payment provider is down.',
          standing: 'optional',
        },
      ],
    },
    {
      heading: 'What the law requires after a data breach',
      paragraphs: [
        "Alberta's Personal Information Protection Act (PIPA) requires a notice if a reasonable person would see a real risk of significant harm to somebody. The organization must then tell the Information and Privacy Commissioner about the breach without unreasonable delay. It may tell the people affected right away, and it must tell them if the Commissioner orders it.",
        'The Health Information Act is stricter. If a breach could harm a patient, custodians such as physicians and pharmacists must also tell that patient and the minister responsible for the Act. Other laws may apply to data from outside Alberta. Insurance does not change these duties, but it can pay for lawyers and others who help you meet them.',
      ],
    },
    {
      kind: 'example',
      heading: 'A worked example: a false bank account',
      example: {
        story: [
          'A small firm gets an email in which a known supplier names a new bank account. In fact, somebody has taken over the supplier’s mailbox. The firm pays two invoices before anyone calls the supplier.',
          'The policy has social engineering coverage of $50,000, and the firm pays the first $5,000, its deductible. The policy does not require a call to check a new account. The bank stops one of the two payments.',
        ],
        lines: [
          { what: 'First invoice', amount: '$41,000' },
          { what: 'Second invoice, payment stopped', amount: '$0' },
          { what: 'Deductible', amount: '−$5,000' },
          { what: 'Paid by the insurer', amount: '$36,000' },
        ],
        result:
          'Many policies require a call to a known phone number before money goes to a new account. Under such a policy, the insurer would have paid nothing.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most cyber policies do not pay for:',
      items: [
        'Incidents you knew about before the policy began.',
        'The extra cost of better systems than you had before.',
        'A failure of the power grid or the public internet.',
        'Acts of war, which each policy defines in its own way.',
        'Fines, except those that the policy names and the law allows to be insured.',
        'Claims, if your application gave wrong answers about security.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers look at:',
      items: [
        { factor: 'What the business does, and its annual sales', scale: ['lower sales', 'higher sales'] },
        {
          factor: 'How many records you hold, and whether they are about health or payment',
          scale: ['few', 'many, health or payment'],
        },
        {
          factor: 'Security: a second step at sign-in, backups and updates',
          scale: ['all in place', 'few in place'],
        },
        { factor: 'Attacks and claims in the past', scale: ['none', 'several'] },
        {
          factor: 'The limits you choose, above all for fraud by email and for lost income',
          scale: ['lower limits', 'higher limits'],
        },
        {
          factor: 'The deductible, and the waiting period before lost income is paid',
          scale: ['higher deductible, longer wait', 'lower deductible, shorter wait'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What insurers ask',
      intro:
        'Many insurers will not quote without a second step at sign-in, such as a code on a phone, and backups that are kept offline.',
      items: [
        'Whether email and remote access require a second step at sign-in (multi-factor authentication, MFA)',
        'Whether backups are kept offline, and when one was last restored as a test',
        'Whether updates are installed soon after they come out',
        'Whether staff must phone a supplier to confirm a new bank account before they pay into it',
        'Who has access to which data, and whether access ends when people leave',
        'Number of customer, patient or employee records',
        'Sales, and how many days you could work without your systems',
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
    text: 'Say what you do, and roughly how many records you hold. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a cyber quote',
  },
};
