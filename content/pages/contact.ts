import { SOURCES } from '#content/facts/reading/sources.ts';
import { brand } from '../brand.ts';
import type { Page } from './page.ts';

export const contactPage: Page & {
  form: { heading: string; text: string; topicHint: string; privacy: string };
  hours: { heading: string; text: string; closed: string };
  reply: { heading: string; text: string };
  urgent: { heading: string; items: readonly string[] };
  notHere: { heading: string; text: string };
} = {
  path: '/contact',
  title: 'Contact Chinook Cover: questions, requests, your data',
  description:
    'Write to us about your request, your data or this site. Hours in Alberta time, what to expect, and whom to call after a collision or a loss.',
  heading: 'Contact us',
  lead: 'A person reads every message. To ask for a quote, use the request form instead.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCES.ibc, SOURCES.aic],
  related: [
    { label: 'Ask for a quote', to: '/get-quote' },
    { label: 'Questions and answers', to: '/faq' },
    { label: 'About us', to: '/about' },
  ],
  form: {
    heading: 'Send a message',
    text: 'Tell us what it is about and how to reach you. A phone number is optional.',
    topicHint:
      'Is it about a request you have sent? Add the reference number from your confirmation; it begins with AB.',
    privacy:
      'We use your message only to answer you. Please leave out health details, licence numbers and card numbers.',
  },
  hours: {
    heading: 'When we are here',
    text: 'Our hours are {site.hours}, Alberta time.',
    closed: 'We are closed on weekends and on Alberta’s {site.holidays} (statutory holidays).',
  },
  reply: {
    heading: 'When you will hear from us',
    text: 'We reply within {site.promise}. For a message sent in the evening, on a weekend or on a holiday, that time starts when we next open.',
  },
  urgent: {
    heading: 'If it is urgent',
    items: [
      'Someone is hurt or in danger: call 9-1-1.',
      'Something was damaged or stolen: call your insurer or broker. The phone number is on your policy and, for a car, often on your pink card (proof of insurance).',
      'You do not know who your insurer is: the Insurance Bureau of Canada answers questions at 1-844-227-5422. It is not an emergency line.',
      'You are ordered to leave your home: leave first, call your insurer later, and keep your receipts.',
    ],
  },
  notHere: {
    heading: 'What we cannot do',
    text: `${brand.notABroker} So we cannot change a policy, confirm coverage or take a payment.`,
  },
};
