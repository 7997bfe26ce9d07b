import { FolderOpen, MailCheck, MailOpen } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { keepCorrected } from '#app/features/quotes/tracking/kept-receipt.ts';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { EmailText } from '#app/ui/text/email-text.tsx';
import { TextAnchor } from '#app/ui/text/text-link.tsx';

/** What became of a request while its page stays open. */
export type Since = 'confirmed' | 'withdrawn' | null;

type YourTurnProps = {
  email: string;
  /** The path of the page of this request. */
  trackedAt: string;
  /** They are logged in with this address, and have confirmed it. */
  isOwner: boolean;
  /** What became of the request since it was sent. */
  since: Since;
  /** Whether emails go out from here; null until that is known. */
  sendsMail: boolean | null;
  /** The link to that page, to be kept where no email has it. */
  link: ReactNode;
};

/** What somebody does next after sending: opens the mailed link, or, with a confirmed account of that address, nothing. */
export function YourTurn({ email, trackedAt, isOwner, since, sendsMail, link }: YourTurnProps) {
  if (isOwner && since !== 'withdrawn') {
    return (
      <Box icon={<FolderOpen aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-info" />}>
        <h2 className="text-lg font-semibold">It is in your account</h2>
        <p className="mt-1">
          You are logged in with this email address, so there is nothing to confirm. It shows who has your
          request, and you write to your broker there.
        </p>
      </Box>
    );
  }
  if (since) {
    return (
      <Box icon={<MailCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-info" />}>
        <h2 className="text-lg font-semibold">
          {since === 'withdrawn' ? 'You have withdrawn this request' : 'Your email address is confirmed'}
        </h2>
        <p className="mt-1">
          {since === 'withdrawn'
            ? 'Your tracking page leads to a new request with all of it filled in, and says how to reopen this one.'
            : 'Your tracking page shows who has your request, and what the broker writes to you.'}
        </p>
      </Box>
    );
  }
  const mailbox = (
    <>
      {email && ' to '}
      <strong className="font-semibold">
        <EmailText email={email} end={sendsMail ? '' : '.'} />
      </strong>
    </>
  );
  if (sendsMail === null)
    return (
      <Box icon={<MailOpen aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-info" />}>
        <SkeletonText lines={3} label="Looking for what comes next" />
      </Box>
    );
  if (!sendsMail)
    return (
      <Box icon={<MailOpen aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-info" />}>
        <h2 className="text-lg font-semibold">Keep the link to your tracking page</h2>
        <p className="mt-1">
          This site does not send emails at the moment, so do not wait for one{mailbox} The link is the way
          back to your request.
        </p>
        {link}
        <p className="mt-3 text-sm">
          Is the address wrong?{' '}
          <TextAnchor href={`${trackedAt}#address`}>Correct the email address</TextAnchor>.
        </p>
      </Box>
    );
  return (
    <Box icon={<MailOpen aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-info" />}>
      <h2 className="text-lg font-semibold">Last step: confirm your email address</h2>
      <p className="mt-1">
        Open our email{mailbox} and press its button. We look for a broker in any case, but confirmed requests
        go first.
      </p>
      <p className="mt-2 text-sm">
        No email? Look in the spam folder, or{' '}
        <TextAnchor href={`${trackedAt}#address`}>correct the email address</TextAnchor>.
      </p>
    </Box>
  );
}

/** How its sender reads of what comes next: without emails no address is confirmed, and the page goes on to show what was sent. */
export function howItGoesOn({
  isOwner,
  since,
  sendsMail,
}: Omit<YourTurnProps, 'email' | 'trackedAt' | 'link'>): string {
  const shown = 'shows who has your request and what the broker writes to you.';
  if (isOwner) return `Your account ${shown}`;
  if (since === 'confirmed') return `Your tracking page ${shown}`;
  return sendsMail !== false
    ? `Once your email address is confirmed, your tracking page ${shown}`
    : 'Your broker gets in touch with you. Your tracking page shows who has your request, and you can withdraw it there.';
}

function Box({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-6 flex gap-3 rounded-card bg-info-soft p-5 forced-colors:border">
      {icon}
      <div className="min-w-0">{children}</div>
    </section>
  );
}

type WhatCameOfIt = {
  since: Since;
  sendsMail: boolean | null;
  /** The address it has by now: it may have been corrected. */
  email: string | null;
};

/**
 * What became of the request while its page stayed open in this tab, asked again each time somebody comes back to it, and
 * whether emails go out: null until it is known, and where it cannot be asked they do.
 */
export function useWhatCameOfIt(receiptUrl: string): WhatCameOfIt {
  const [found, setFound] = useState<WhatCameOfIt>({ since: null, sendsMail: null, email: null });
  useEffect(() => {
    const token = receiptUrl.split('/').at(-1) ?? '';
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void import('#app/features/quotes/data.ts')
        .then(({ readReceipt }) => readReceipt(token))
        .then(({ withdrawnAt, confirmedAt, sendsMail, contact: { email } }) => {
          const confirmed = confirmedAt ? 'confirmed' : null;
          keepCorrected(token, email);
          setFound({ since: withdrawnAt ? 'withdrawn' : confirmed, sendsMail, email });
        })
        // Then the page says what it said before.
        .catch(() => setFound((known) => ({ ...known, sendsMail: known.sendsMail ?? true })));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [receiptUrl]);
  return found;
}
