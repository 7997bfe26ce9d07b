import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { kind } from './kind.ts';

/** `path` is the tracking page with its secret: it stands in the mail alone. */
type Linked = { caseReference: string; path: string };
type Received = Linked & { reference: string; promiseAt: Date };

const FORM = { category: 'system', mayWait: false, limit: 'form' } as const;

const HOW_IT_OPENS =
  'It works for 90 days and asks for the last 4 digits of your phone number (when you gave none: the last 3 characters of your postal code; when you gave neither, leave it empty).';
const NOT_YOU =
  'If you did not ask for this, you do not need to do anything. If you would like us to delete it, reply to this email.';

/**
 * What goes to the mailbox of a quote request. Nothing that was typed is in it, not even the name: anybody can put
 * somebody else's address and any words into a form.
 */
export const QUOTE_KINDS = {
  /** We have a request, and when they will hear. */
  quote_received: kind<Received>({
    ...FORM,
    mail: ({ reference, promiseAt, path }) => ({
      subject: `We have your quote request ${reference}`,
      paragraphs: [
        `We ask a licensed broker partner to contact you by ${formatAlbertaTime(promiseAt, 'dayTime')}.`,
        `Please open the link below: it tells us that this address is yours, and requests that are confirmed come first. The page shows who has your request, what was shared and when, and lets you withdraw. ${HOW_IT_OPENS}`,
        NOT_YOU,
      ],
      facts: [
        { term: 'Reference', detail: reference },
        { term: 'We ask for contact by', detail: formatAlbertaTime(promiseAt, 'dayTime') },
      ],
      action: { label: 'Follow your request', path },
    }),
  }),
  /** To the mailbox, and not to the browser that sent it: the request was added to one that is open already. */
  quote_joined: kind<Received>({
    ...FORM,
    mail: ({ reference, caseReference, path }) => ({
      subject: `Added to your request ${caseReference}`,
      paragraphs: [
        `A quote request with your email address came in (${reference}). You have an open request for the same coverage, ${caseReference}, so we added it there. Your contact details and your earlier answers stay as they are; the broker reads that you asked again and which answers differ, and asks you about them.`,
        `If it was you, please open the link below. Until then the broker sees it marked as not confirmed. ${HOW_IT_OPENS}`,
        'If it was not you, do not open this link: the request stays marked as not confirmed. If it worries you, reply to this email.',
      ],
      action: { label: 'Open your request', path },
    }),
  }),
  /** One more link to the same page, as the first was lost, has expired or was ended. */
  quote_link: kind<Linked>({
    ...FORM,
    mail: ({ caseReference, path }) => ({
      subject: `A new link to your request ${caseReference}`,
      paragraphs: [
        `Here is a new link to your request ${caseReference}, as was asked for on our site.`,
        HOW_IT_OPENS,
        'If you did not ask for it, you do not need to do anything: the link came to you alone.',
      ],
      action: { label: 'Open your request', path },
    }),
  }),
};
