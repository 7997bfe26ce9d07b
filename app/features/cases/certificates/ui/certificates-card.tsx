import { type ReactNode, Suspense, useState } from 'react';
import { TO_SEND } from '#app/features/cases/certificates/places.ts';
import type { Certificate } from '#app/features/cases/certificates/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { useLedTo } from '#app/ui/frame/led-to.ts';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import type { AnswerCertificateProps } from './answer-certificate.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { AuthorsOf } from './certificate-authors.ts';

/** Only a broker who owes one sends it: all others read the card without its form. */
const AnswerCertificate = lazyPart(async () => (await import('./answer-certificate.tsx')).AnswerCertificate);

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');

const STATES = {
  requested: { word: 'Requested', tone: 'warning' },
  sent: { word: 'Sent', tone: 'success' },
  declined: { word: 'Could not be sent', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
} as const;

/** A button of the person, below one of their certificates. */
const BELOW_IT = { size: 'small', look: 'secondary', className: 'mt-2 print:hidden' } as const;

/** What was asked for last stands first, below the button that asks for another. */
const byNewest = (a: Certificate, b: Certificate) => b.createdAt.localeCompare(a.createdAt);
const bySoonest = (a: Certificate, b: Certificate) => a.neededBy.localeCompare(b.neededBy);

type CertificatesCardProps = {
  /** Undefined until they are known. */
  certificates: readonly Certificate[] | undefined;
  steps: readonly string[];
  /** From which day the policy is in force, told where one is needed sooner. */
  startsOn?: string | undefined;
  /** How the person asks for one; nobody else does. */
  way?: PersonWay;
  /** PDFs of the case that the broker may send as the certificate. */
  documents?: AnswerCertificateProps['documents'];
  /** What takes the file of one, and sends it. */
  upload?: (certificate: Certificate) => ReactNode;
  /** Who asked for one and who answered, where the reader is told. */
  by?: AuthorsOf;
  /** How a document is opened on this page. */
  open?: (documentId: string) => ReactNode;
};

/** Certificates of insurance of a business: asked for by the client, sent by the broker. */
export function CertificatesCard(props: CertificatesCardProps) {
  const { certificates, steps, startsOn, way, documents = [], upload, by, open } = props;
  const [isAsking, setAsking] = useState(false);
  /** The cancelled one that the next is filled in from. */
  const [like, setLike] = useState<Certificate>();
  const [cancelling, setCancelling] = useState<Certificate | null>(null);
  // The one that is needed first comes first in what is to be done.
  const next = certificates?.filter(({ state }) => state === 'requested').toSorted(bySoonest)[0];
  const place = useLedTo<HTMLLIElement>(next && TO_SEND);
  const askLike = (certificate: Certificate | undefined) => {
    setLike(certificate);
    setAsking(true);
  };
  const canAsk = way !== undefined && steps.includes('request_certificate');
  if (!canAsk && (certificates?.length ?? 0) === 0) return null;
  return (
    <Card
      heading="Certificates"
      aside={
        canAsk && (
          <Button size="small" look="secondary" onClick={() => askLike(undefined)}>
            Request a certificate
          </Button>
        )
      }
    >
      {certificates?.length === 0 && (
        <p className="text-slate">
          When a landlord, a general contractor or a lender asks for proof of your insurance, request a
          certificate here.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {certificates?.toSorted(byNewest).map((certificate) => (
          <li
            key={certificate.id}
            ref={certificate === next ? place : undefined}
            tabIndex={-1}
            className="scroll-mt-8 rounded-small py-4 outline-offset-8 first:pt-0 last:pb-0"
          >
            <CertificateItem {...{ certificate }} by={by?.(certificate.id)} isOwn={way !== undefined} />
            {certificate.documentId && open?.(certificate.documentId)}
            {certificate.state === 'requested' && startsOn && startsOn > certificate.neededBy && (
              <p className="mt-2 font-medium text-warning">
                The policy starts on {dayWords(startsOn)}, after this certificate is needed.
              </p>
            )}
            {canAsk && certificate.state === 'requested' && (
              <Button {...BELOW_IT} onClick={() => setCancelling(certificate)}>
                Cancel request
              </Button>
            )}
            {canAsk && certificate.state === 'cancelled' && (
              <Button {...BELOW_IT} onClick={() => askLike(certificate)}>
                Request again
              </Button>
            )}
            {certificate.state === 'requested' && steps.includes('answer_certificate') && (
              <Suspense>
                <AnswerCertificate
                  certificateId={certificate.id}
                  holder={certificate.holder}
                  documents={documents}
                  upload={upload?.(certificate)}
                />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
      {canAsk && (
        <AskDialog
          key={like?.id}
          {...{ way, startsOn, like }}
          open={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
      {canAsk && cancelling && (
        <CancelDialog way={way} certificate={cancelling} onClose={() => setCancelling(null)} />
      )}
    </Card>
  );
}

type CertificateItemProps = {
  certificate: Certificate;
  by: ReturnType<AuthorsOf> | undefined;
  /** Its reader asked for it. */
  isOwn: boolean;
};

function CertificateItem({ certificate, by, isOwn }: CertificateItemProps) {
  const { holder, address, wording, neededBy, state, reason, createdAt, answeredAt } = certificate;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-semibold wrap-anywhere">{holder}</h3>
        <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
      </div>
      <p className="text-sm whitespace-pre-line text-slate wrap-anywhere">{address}</p>
      <p className="mt-1">Needed by {dayWords(neededBy)}.</p>
      <p className="text-sm text-slate">
        {['Requested', by?.asked && `by ${by.asked}`, short(createdAt)].filter(Boolean).join(' ')}
        {answeredAt && state === 'cancelled' && `. Cancelled ${short(answeredAt)}`}
        {answeredAt &&
          state !== 'cancelled' &&
          `. ${['Answered', by?.answered && `by ${by.answered}`, short(answeredAt)].filter(Boolean).join(' ')}`}
      </p>
      {wording && (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">
          <span className="text-slate">{isOwn ? 'You asked that it say:' : 'Asked to say:'}</span> {wording}
        </p>
      )}
      {reason && <p className="mt-1 whitespace-pre-line text-warning wrap-anywhere">{reason}</p>}
    </>
  );
}
