import { brand, businessName } from '#content/brand.ts';
import { kind } from './kind.ts';

/** `path` is the page behind the link, `unsubscribePath` what mailboxes post to. */
type Link = { path: string; unsubscribePath: string };

/** Anti-spam law wants the sender and a postal address in a request for consent and in every issue. */
const sender = () => [`Sent by ${businessName()}, ${brand.mailingAddress}.`];

export const NEWSLETTER_KINDS = {
  /** To an address that somebody typed: is it theirs, and do they want the newsletter? */
  newsletter_confirm: kind<Link & { days: number }>({
    ...{ category: 'system', mayWait: false, limit: 'form' },
    mail: ({ path, unsubscribePath, days }) => ({
      subject: 'Please confirm your newsletter subscription',
      paragraphs: [
        `Someone, probably you, asked for the ${brand.name} newsletter at this address. Please confirm that you want it. Until you do, we send you no newsletter.`,
        `The link works for ${days} days. If you did not ask for the newsletter, you can ignore this email: we then delete your address. You can also delete it right away on the page that opens.`,
      ],
      isActionFirst: true,
      foot: sender(),
      action: { label: 'Confirm my subscription', path },
      unsubscribePath,
    }),
  }),
  /** To a new subscriber: it worked, and here is how to choose topics and to leave. */
  newsletter_welcome: kind<Link>({
    ...{ category: 'system', mayWait: false, limit: 'person' },
    mail: ({ path, unsubscribePath }) => ({
      subject: `You are subscribed to the ${brand.name} newsletter`,
      paragraphs: [
        'Thank you for confirming your address. The next issue comes when there is something worth knowing.',
        'You can choose topics or unsubscribe at any time, without a login. Every issue has this link.',
      ],
      foot: sender(),
      action: { label: 'Choose topics or unsubscribe', path },
      unsubscribePath,
    }),
  }),
};
