import { CalendarPlus, Check, Copy } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { PromiseRing } from '#app/features/cases/ui/deadline/promise-ring.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { fitWords } from '#app/features/quotes/reach/contact-window.ts';
import { languageWords } from '#app/features/quotes/reach/language-words.ts';
import { reachLine } from '#app/features/quotes/reach/reach-line.ts';
import { unbroken } from '#app/features/quotes/reach/unbroken.ts';
import { saveFile } from '#app/platform/browser/save-file.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';
import { useAccountPlace } from './account-place.ts';
import { AnotherRequest } from './another-request.tsx';
import { certificateWords, newsletterWords } from './asked-besides.ts';
import { Fold } from './fold.tsx';
import { promiseFile } from './promise-file.ts';
import { type Receipt, readReceipt } from './receipt.ts';
import { howItGoesOn, useWhatCameOfIt, YourTurn } from './your-turn.tsx';

const QuickAccount = lazy(async () => ({ default: (await import('./quick-account.tsx')).QuickAccount }));

export const meta = () => [
  { title: `Quote request received | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function ThankYou() {
  const receipt = useReceipt();
  return (
    <div className="site-width py-12 sm:py-16">
      {receipt === undefined && <Looking />}
      {receipt === null && <Nothing />}
      {receipt && <Received receipt={receipt} />}
    </div>
  );
}

/**
 * What was sent: null where nothing was. It is known to this tab only, so that the prerendered page cannot show it: undefined
 * there. After sending it is here at once, and the heading that takes focus is the one that stays.
 */
function useReceipt(): Receipt | null | undefined {
  const { state } = useLocation();
  const isBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return useMemo(() => (isBrowser ? readReceipt(state) : undefined), [isBrowser, state]);
}

function Received({ receipt: sent }: { receipt: Receipt }) {
  const { since, sendsMail, email } = useWhatCameOfIt(sent.receiptUrl);
  const receipt = email === null ? sent : { ...sent, sender: { ...sent.sender, email } };
  const { reference, receiptUrl, sender, wish } = receipt;
  const isWithdrawn = since === 'withdrawn';
  const promiseAt = new Date(receipt.promiseAt);
  const now = useNow();
  const account = useAccountPlace(sender.email, reference);
  const trackedAt = new URL(receiptUrl, location.href).pathname;
  const reach = wish && [reachLine({ ...wish, ...sender }), fitWords(wish, { from: now, by: promiseAt })];
  const itsPage = account ? (
    <ButtonAnchor href={account}>Open it in my account</ButtonAnchor>
  ) : (
    <ButtonAnchor href={trackedAt}>Open my tracking page</ButtonAnchor>
  );
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_minmax(18rem,1fr)]">
      <div>
        <PageTitle>Quote request {isWithdrawn ? 'withdrawn' : 'received'}</PageTitle>
        <p className="mt-4 text-lg">
          Your reference is <strong className="whitespace-nowrap">{reference}</strong>.
        </p>
        {!isWithdrawn && (
          <div className="mt-6 rounded-card border border-line bg-surface p-6">
            <PromiseRing from={new Date(receipt.sentAt)} by={promiseAt} now={now} />
            {reach && <p className="mt-4 empty:hidden">{unbroken(reach.filter(Boolean).join(' '))}</p>}
            <div className="mt-5 flex flex-wrap gap-3 print:hidden">
              {itsPage}
              <Button
                look="secondary"
                onClick={() => saveFile(`${reference}.ics`, promiseFile(receipt), 'text/calendar')}
              >
                <CalendarPlus aria-hidden="true" className="size-5" />
                Add to calendar
              </Button>
            </div>
          </div>
        )}
        <YourTurn
          email={sender.email}
          isOwner={account !== null}
          {...{ trackedAt, since, sendsMail }}
          link={<CopyButton text={receiptUrl} />}
        />
        {isWithdrawn ? (
          <div className="mt-6 print:hidden">{itsPage}</div>
        ) : (
          <WhatHappensNext {...{ receipt, since, sendsMail }} isOwner={account !== null} />
        )}
      </div>
      <Card heading="What else you can do" className="h-fit lg:mt-2 print:hidden">
        <div className="-mt-2 divide-y divide-line border-t border-line">
          {account === null && !isWithdrawn && (
            <Suspense>
              <QuickAccount {...{ sender, reference, sendsMail }} />
            </Suspense>
          )}
          <Fold summary="Anything else to insure?">
            <AnotherRequest receipt={receipt} />
          </Fold>
          <Fold summary="The link to your tracking page">
            <p className="max-w-text text-slate">
              Treat it like a key: it shows what you typed, and lets you withdraw this request.
            </p>
            <p className="mt-3 rounded-control bg-mist px-4 py-3 text-sm wrap-anywhere">
              <TextAnchor href={trackedAt}>{receiptUrl}</TextAnchor>
            </p>
            <CopyButton text={receiptUrl} />
          </Fold>
        </div>
      </Card>
    </div>
  );
}

type WhatHappensNextProps = Parameters<typeof howItGoesOn>[0] & { receipt: Receipt };

function WhatHappensNext({ receipt, ...known }: WhatHappensNextProps) {
  const { startOn, wantsNewsletter } = receipt;
  const certificate = certificateWords(receipt);
  const language = languageWords(receipt.language);
  return (
    <>
      <section className="mt-8">
        <h2 className="text-lg font-semibold">What happens next</h2>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 marker:font-semibold marker:text-spruce">
          <li>
            We ask one licensed broker at a time. Until they accept, they see what you asked for and where,
            but not your name, email or phone number.
          </li>
          <li>
            We ask them to contact you by the time above. If nobody has contacted you by then,{' '}
            {known.sendsMail === false ? 'your tracking page says so and we' : 'we tell you and'} ask another.
          </li>
          <li>{howItGoesOn(known)}</li>
        </ol>
      </section>
      <p className="mt-6 font-medium empty:hidden">{certificate}</p>
      <p className="mt-3 text-slate">
        {startOn && `You would like coverage to start on ${dayWords(startOn)}. `}
        {language && `${language} `}
        No coverage is in place until a broker or insurer confirms it to you in writing. Keep any insurance
        you have.
      </p>
      <p className="mt-3 text-slate empty:hidden">
        {newsletterWords({ wantsNewsletter, sendsMail: known.sendsMail })}
      </p>
    </>
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
        <noscript>This page needs JavaScript to show your reference.</noscript>
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
        If you have sent one, nothing was lost by opening this page. The tab you sent it from still shows the
        reference and the link to your request. If you got an email from us, they are in it, too.
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
