import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { brand } from '#content/brand.ts';
import { houseRules, sayLength } from '#content/house-rules.ts';
import { kind } from './kind.ts';

type Message = {
  fullName: string;
  email: string;
  phone?: string | null | undefined;
  topic: string;
  message: string;
};

const RECEIVED = {
  form: {
    subject: (reference: string) => `We have your message ${reference}`,
    paragraphs: (reference: string, time: string) => [
      `Thank you for contacting us. We will reply within ${sayLength(houseRules.promiseDays, 'business day')}. That is by ${time}. Your reference is ${reference}.`,
    ],
  },
  chat: {
    subject: (reference: string) => `A person will answer your chat ${reference}`,
    paragraphs: (reference: string, time: string) => [
      `You have asked for a person in the chat of ${brand.name}. Your reference is ${reference}.`,
      `We will answer by ${time}, in the chat window or by email.`,
    ],
  },
  details: {
    subject: (reference: string) => `We have your details ${reference}`,
    paragraphs: (reference: string, time: string) => [
      `You left your details in the chat of ${brand.name}. They have not been shared with a broker. Your reference is ${reference}.`,
      `A person of this site reads them and answers you by ${time}, by email.`,
    ],
  },
};

export const CONTACT_KINDS = {
  /** To the sender. Nothing they typed is in it, not even the name: it may be somebody else's address. */
  contact_received: kind<{
    reference: string;
    replyBy: Date;
    /** Where they wrote it, or left no more than their details. */
    door: keyof typeof RECEIVED;
    isPrivacy: boolean;
  }>({
    ...{ category: 'system', mayWait: false, limit: 'form' },
    mail: ({ reference, replyBy, door, isPrivacy }) => ({
      subject: RECEIVED[door].subject(reference),
      paragraphs: [
        ...RECEIVED[door].paragraphs(reference, formatAlbertaTime(replyBy, 'dateTime')),
        isPrivacy
          ? 'Nothing has been changed, deleted or released yet. First we check with you that the data is yours, and tell you what we will delete and which records must be kept. If you did not write to us, please reply and tell us.'
          : 'If you did not write to us, you can ignore this email.',
      ],
    }),
  }),
  /** To the sender: what a person of this site answered, with what was asked below it. */
  contact_reply: kind<{
    reference: string;
    body: string;
    asked: string;
    by: string;
    replyTo?: string | undefined;
  }>({
    ...{ category: 'system', mayWait: false, limit: null },
    mail: ({ reference, body, asked, by, replyTo }) => ({
      subject: `Our answer to your message ${reference}`,
      // The answer begins as its writer greets.
      greeting: `This is our answer to your message ${reference}:`,
      paragraphs: [
        ...body.split(/\n{2,}/),
        `${by}, ${brand.name}`,
        `You wrote: ${asked}`,
        replyTo
          ? 'You can reply to this email. We cannot accept files that way.'
          : 'You can reply to this email.',
      ],
      replyTo: replyTo ?? brand.email,
    }),
  }),
  /** To the sender: the quote form, filled in with what they wrote. Nothing of it is sent before they send it. */
  contact_request_ready: kind<{ reference: string; coverage: string; path: string }>({
    ...{ category: 'system', mayWait: false, limit: null },
    mail: ({ reference, coverage, path }) => ({
      subject: `Check and send your request: ${coverage}`,
      paragraphs: [
        `You wrote to us (${reference}). If you would like a licensed broker partner to contact you about a quote, check and send our form: we have filled in what you wrote.`,
        'We have not shared your message with a broker. A broker sees it only if you agree in the form and send it.',
        'The link works once, for 30 days. If you do not want a quote, you do not need to do anything.',
      ],
      action: { label: 'Check and send my request', path },
      replyTo: brand.email,
    }),
  }),
  /** To the people of this site: the message itself. Answering the email answers the visitor. */
  contact_team: kind<{ reference: string; sent: Message }>({
    ...{ category: 'system', mayWait: false, limit: null },
    mail: ({ reference, sent: { fullName, email, phone, topic, message } }) => ({
      subject: `Message ${reference}: ${topic.replaceAll('_', ' ')}`,
      greeting: 'A visitor wrote:',
      paragraphs: [
        ...message.split(/\n{2,}/),
        `From ${fullName}, ${email}${phone ? `, ${phone}` : ''}. Please answer within one business day.`,
      ],
      action: { label: 'Open the messages', path: '/admin/messages' },
      replyTo: email,
    }),
  }),
  /** To each administrator: somebody wrote. What they wrote is in the area alone. */
  contact_arrived: kind<{ reference: string; messageId: string; topic: string }>({
    ...{ category: 'message', mayWait: true, limit: null },
    mail: ({ reference, messageId, topic }) => ({
      subject: `A contact message is waiting for an answer: ${reference}`,
      paragraphs: [`Someone wrote to us with the contact form. Topic: ${topic}.`],
      action: { label: 'Open the message', path: `/admin/messages/${messageId}` },
    }),
    bell: ({ reference, messageId, topic }) => ({
      title: `New contact message ${reference}`,
      body: `Topic: ${topic}.`,
      path: `/admin/messages/${messageId}`,
    }),
  }),
  /** To the sender: what they answered by email was not taken, or not all of it. */
  contact_reply_not_taken: kind<{ reference: string; why: string; isPartly: boolean }>({
    ...{ category: 'system', mayWait: false, limit: 'person' },
    mail: ({ reference, why, isPartly }) => ({
      subject: isPartly
        ? `We have your reply about ${reference}, without its files`
        : `Your reply about ${reference} was not accepted`,
      paragraphs: [
        isPartly
          ? `We have what you wrote about ${reference}, but not the files. ${why}`
          : `What you sent by email about ${reference} was not accepted, and nobody has read it. ${why}`,
        `You can write to us with our contact form. Please give the reference ${reference}.`,
      ],
      action: { label: 'Open the contact form', path: '/contact' },
    }),
  }),
  /** To the administrator who looks after a message, or to each: its sender wrote back. */
  contact_written_again: kind<{ reference: string; messageId: string }>({
    ...{ category: 'message', mayWait: true, limit: null },
    mail: ({ reference, messageId }) => ({
      subject: `A reply to contact message ${reference} is waiting for an answer`,
      paragraphs: ['The sender replied by email to our answer.'],
      action: { label: 'Open the message', path: `/admin/messages/${messageId}` },
    }),
    bell: ({ reference, messageId }) => ({
      title: `New reply to contact message ${reference}`,
      body: 'The sender replied by email.',
      path: `/admin/messages/${messageId}`,
    }),
  }),
  /** To the administrator who is to look after a message from now on. */
  contact_assigned: kind<{ reference: string; messageId: string; by: string }>({
    ...{ category: 'message', mayWait: true, limit: null },
    mail: ({ reference, messageId, by }) => ({
      subject: `A contact message was assigned to you: ${reference}`,
      paragraphs: [`${by} has assigned this message to you.`],
      action: { label: 'Open the message', path: `/admin/messages/${messageId}` },
    }),
    bell: ({ reference, messageId, by }) => ({
      title: `Contact message ${reference} was assigned to you`,
      body: `By ${by}.`,
      path: `/admin/messages/${messageId}`,
    }),
  }),
};
