import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { kind } from './kind.ts';

/** `path` is the tracking page with its secret: it stands in the mail alone. `opens` says what that page asks first. */
type Linked = { caseReference: string; path: string; opens: string };
type Received = Linked & {
  reference: string;
  promiseAt: Date;
  coverage: string;
  wish: string;
  /** What the chosen times mean for the promise, where that may surprise. */
  fit: string | null;
  /** What becomes of the language they would like to speak. */
  language: string | null;
  /** Sent by an account whose address it is: nothing is left to confirm. */
  isConfirmed: boolean;
};

const FORM = { category: 'system', mayWait: false, limit: 'form' } as const;

const KEEP =
  'No coverage is in place until a broker or insurer confirms it to you in writing. Keep any insurance you have. We never ask for a password or a card number by email.';
const NOT_YOU =
  'If you did not ask for this, you do not need to do anything. If you would like us to delete it, reply to this email.';
const lasting = (opens: string) => `${opens} The link works for 90 days.`.trim();

/**
 * What goes to the mailbox of a quote request. Nothing that was typed is in it, nor the name before the mailbox is confirmed:
 * anybody can put somebody else's address and any words into a form. What was chosen from our lists is: it says whose
 * request it is.
 */
export const QUOTE_KINDS = {
  /** We have a request, and when they will hear. */
  quote_received: kind<Received>({
    ...FORM,
    mail: ({ reference, promiseAt, coverage, wish, fit, language, path, opens, isConfirmed }) => ({
      subject: isConfirmed
        ? `We have your quote request ${reference}`
        : `Please confirm your quote request ${reference}`,
      paragraphs: [
        isConfirmed
          ? 'You asked for a quote on our site from your account. There is nothing to confirm.'
          : 'You asked for a quote on our site. Please confirm that this email address is yours: confirmed requests go first.',
        ...[fit, language].filter((words) => words !== null),
        `Your tracking page shows who has your request, what was shared and what the broker writes to you. You can correct or withdraw the request there. ${lasting(opens)}`,
        KEEP,
        NOT_YOU,
      ],
      isActionFirst: true,
      facts: [
        { term: 'You asked about', detail: coverage },
        { term: 'Reference', detail: reference },
        { term: 'Contact requested by', detail: formatAlbertaTime(promiseAt, 'dayDateTime') },
        { term: 'Contact you asked for', detail: wish },
      ],
      action: { label: isConfirmed ? 'Open my tracking page' : 'Confirm my request', path },
    }),
  }),
  /** To the mailbox, and not to the browser that sent it: the request was added to one that is open already. */
  quote_joined: kind<Received>({
    ...FORM,
    mail: ({ reference, caseReference, coverage, path, opens, isConfirmed }) => ({
      subject: `Added to your request ${caseReference}`,
      paragraphs: [
        `A quote request with your email address came in (${reference}, ${coverage}). You have an open request for the same type of insurance, ${caseReference}, so we added it there.`,
        'Your contact details and your earlier answers stay as they are. The broker is told that you asked again and which answers differ, and can ask you about them.',
        ...(isConfirmed
          ? [`It came from your account. ${lasting(opens)}`, 'If it was not you, reply to this email.']
          : [
              `If it was you, please open your tracking page. Until then, the broker sees it marked as not confirmed. ${lasting(opens)}`,
              'If it was not you, do not open it: the request stays marked as not confirmed. If it worries you, reply to this email.',
            ]),
      ],
      action: { label: 'Open my tracking page', path },
    }),
  }),
  /** To an address that a sender had typed by mistake, and has corrected. */
  quote_misaddressed: kind<{ reference: string }>({
    ...FORM,
    mail: ({ reference }) => ({
      subject: `Not for you: request ${reference}`,
      paragraphs: [
        'A quote request was sent on our site with your email address by mistake. Its sender has since corrected the address.',
        'The link in our earlier email no longer opens anything. There is nothing for you to do.',
      ],
    }),
  }),
  /** One more link to the same page, as the first was lost, has expired or was ended. */
  quote_link: kind<Linked>({
    ...FORM,
    mail: ({ caseReference, path, opens }) => ({
      isActionFirst: true,
      subject: `A new link to your request ${caseReference}`,
      paragraphs: [
        `Here is a new link to your tracking page for the request ${caseReference}, as requested on our site.`,
        lasting(opens),
        'If you did not ask for it, you do not need to do anything: the link was sent only to you.',
      ],
      action: { label: 'Open my tracking page', path },
    }),
  }),
};
