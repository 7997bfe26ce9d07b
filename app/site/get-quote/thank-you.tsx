import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Arch } from '#app/ui/frame/arch.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TextAnchor } from '#app/ui/text-link.tsx';
import { brand } from '#content/brand.ts';
import { type Receipt, readReceipt } from './receipt.ts';

export const meta = () => [
  { title: `Quote request received | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function ThankYou() {
  const { state } = useLocation();
  const [receipt, setReceipt] = useState<Receipt | null>();

  // What was sent is known to this tab only, so the prerendered page cannot show it.
  useEffect(() => setReceipt(readReceipt(state)), [state]);

  return (
    <div className="site-width py-12 sm:py-16">
      {receipt === undefined && <Looking />}
      {receipt === null && <Nothing />}
      {receipt && <Received receipt={receipt} />}
    </div>
  );
}

function Received({ receipt }: { receipt: Receipt }) {
  const time = formatAlbertaTime(new Date(receipt.promiseAt), 'dayTime');
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_20rem] lg:justify-between">
      <div>
        <Arch className="mb-6 h-20 w-auto" />
        <PageTitle>Quote request received</PageTitle>
        <p className="mt-4 text-lg">
          We ask a licensed broker partner to contact you by <strong>{time}</strong>. Your reference is{' '}
          <strong className="whitespace-nowrap">{receipt.reference}</strong>.
        </p>
        <p className="mt-4 max-w-text">
          Please open the link in the email we send you. It confirms your address, so that your request comes
          first, and shows who has your request.
        </p>
        <Card heading="Your receipt" className="mt-8">
          <p>
            Here you see what you sent, and you can withdraw it at any time. Treat this link like a key: it
            shows what you typed.
          </p>
          <p className="mt-3 rounded-control bg-mist px-4 py-3 text-sm wrap-anywhere">
            <TextAnchor href={receipt.receiptUrl}>{receipt.receiptUrl}</TextAnchor>
          </p>
          <CopyButton text={receipt.receiptUrl} />
        </Card>
        <p className="mt-8 max-w-text text-slate">
          No coverage is in place until a broker or insurer confirms it to you in writing. Keep the insurance
          you have.
        </p>
        <ButtonLink to="/" look="secondary" className="mt-6 print:hidden">
          Back to Home
        </ButtonLink>
      </div>
      <section className="h-fit rounded-card bg-mist p-6">
        <h2 className="text-lg font-semibold">What happens next</h2>
        <ol className="mt-4 flex list-decimal flex-col gap-4 pl-5 marker:font-semibold marker:text-spruce">
          <li>
            We ask one licensed broker partner to take your request. Until they accept, they do not see your
            name.
          </li>
          <li>They are asked to contact you in the way you chose, by {time}.</li>
          <li>
            If they cannot help, their access ends before another broker partner is asked, and we tell you.
          </li>
        </ol>
      </section>
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button look="secondary" onClick={copy}>
        {outcome === 'copied' ? (
          <Check aria-hidden="true" className="size-5" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )}
        Copy link
      </Button>
      <p role="status" className="text-sm text-slate">
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'failed' && 'This browser did not allow it. Please select the link and copy it by hand.'}
      </p>
    </div>
  );
}

function Looking() {
  return (
    <>
      <PageTitle>Your quote request</PageTitle>
      <div className="mt-6 max-w-text">
        <SkeletonText lines={3} label="Looking for your reference" />
        <noscript>This page needs JavaScript. Your reference is in the email we have sent you.</noscript>
      </div>
    </>
  );
}

function Nothing() {
  return (
    <>
      <PageTitle lead="This page shows the reference of a request right after it was sent, in the same tab. There is none here.">
        No request to show
      </PageTitle>
      <p className="mt-4 max-w-text">
        If you have sent one, your reference and the link to your request are in the email you got from us.
        Nothing was lost by opening this page.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/get-quote">Get a Free Quote</ButtonLink>
        <ButtonLink to="/" look="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </>
  );
}
