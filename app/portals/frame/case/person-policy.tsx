import { useQuery } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import type { Certificate } from '#app/features/cases/certificates/schema.ts';
import { CertificatesCard } from '#app/features/cases/certificates/ui/certificates-card.tsx';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { papersDue } from '#app/features/cases/rules/policy-papers.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { policyPapers } from '#app/features/cases/ui/policy-papers.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { AgreementCard } from '#app/features/cases/ui/steps/agreement-card.tsx';
import { type DocumentDoor, documentsQuery } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { AttachedDocuments } from '#app/features/documents/ui/attached-documents.tsx';
import { DownloadButton } from '#app/features/documents/ui/download-button.tsx';
import { DocumentPreview, loadPreview } from '#app/features/documents/ui/preview/preview-later.ts';
import type { TestimonialWay } from '#app/features/testimonials/data.ts';
import { TestimonialCard } from '#app/features/testimonials/ui/testimonial-card.tsx';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

type PersonPolicyProps = {
  case: Pick<
    ClientCase,
    'agreed' | 'steps' | 'city' | 'type' | 'status' | 'closedAt' | 'broker' | 'left' | 'contact'
  >;
  /** Made once per case. */
  door: DocumentDoor;
  way: PersonWay;
  /** Undefined until they are known; one of them may have become the policy. */
  quotes: readonly QuoteSummary[] | undefined;
  certificates: readonly Certificate[] | undefined;
  testimonialWay: TestimonialWay;
};

/** After a request ended with a policy: what was agreed and from when, then its papers and certificates, and how it went. */
export function PersonPolicy(props: PersonPolicyProps) {
  const { case: shown, door, way, quotes = [], certificates, testimonialWay } = props;
  const { steps, agreed } = shown;
  const isWide = useIsWide();
  // Nobody can say how it went before their policy counts.
  const isBegun = agreed !== null && agreed.effectiveOn <= albertaDate(now());
  const quote = quotes.find(({ id }) => id === agreed?.quoteId);
  const { data } = useQuery({ ...documentsQuery(door), retry: retryCase });
  const papers = (data?.items ?? []).filter(
    ({ state, category, side }) =>
      state === 'available' && category === 'policy' && (side === 'broker' || side === 'admin'),
  );
  return (
    <>
      {/* Beside it, where there is room, the broker stands already. */}
      <AgreementCard agreed={agreed} quote={quote} broker={isWide ? null : shown.broker} />
      {agreed && (data ? <PolicyPapers {...{ door, papers }} case={shown} /> : <Skeleton className="h-32" />)}
      <CertificatesCard
        {...{ certificates, steps, way }}
        startsOn={agreed?.effectiveOn}
        open={(documentId) => <AttachedDocuments door={door} ids={[documentId]} asksWhy={false} />}
      />
      <TestimonialCard
        way={testimonialWay}
        steps={isBegun ? steps : []}
        city={shown.city}
        name={shown.contact.fullName}
      />
    </>
  );
}

/** By when the papers are asked for; once that has passed, whom to ask for them. */
function PapersToCome({ case: { status, closedAt, broker, left } }: Pick<PersonPolicyProps, 'case'>) {
  if (left) {
    const by = new Date(left.tellBy);
    const tells = by > now() ? `: we tell you by ${formatAlbertaTime(by, 'dayDateTime')} who sends them` : '';
    return <>{`${left.fullName} is not with us at the moment. We look after your documents${tells}.`}</>;
  }
  const due = status === 'won' && closedAt && broker ? papersDue(new Date(closedAt)) : null;
  if (!due || due <= now()) return <>Your broker can send the documents here.</>;
  return (
    <>
      We ask {broker?.fullName} to send the documents here by {formatAlbertaTime(due, 'dayDateTime')}.
    </>
  );
}

type PolicyPapersProps = Pick<PersonPolicyProps, 'door' | 'case'> & { papers: readonly DocumentOutput[] };

function PolicyPapers({ door, papers, case: policy }: PolicyPapersProps) {
  const [looked, setLooked] = useState<string>();
  useLoadAhead(loadPreview);
  const shown = papers.find(({ id }) => id === looked);
  if (papers.length === 0) {
    return (
      <Card heading="Policy documents">
        <p className="text-sm text-slate">
          <PapersToCome case={policy} />
        </p>
      </Card>
    );
  }
  return (
    <Card heading="Policy documents">
      <p className="mb-3 text-sm text-slate">Keep {policyPapers(policy.type, 'your')} handy.</p>
      <ul className="flex flex-col divide-y divide-line">
        {papers.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-3 py-2 first:pt-0 last:pb-0">
            <FileCheck2 aria-hidden="true" className="size-5 shrink-0 text-spruce" />
            <span className="min-w-0 flex-1 font-medium wrap-anywhere max-sm:basis-[calc(100%-2rem)]">
              {document.name}
            </span>
            {document.canOpen && (
              // On a phone the name has the line.
              <div className="flex gap-3 max-sm:-mt-2 max-sm:ml-4">
                {document.pages > 0 && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={`View ${document.name}`}
                    onClick={() => setLooked(document.id)}
                  >
                    View
                  </Button>
                )}
                <DownloadButton door={door} document={document} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <DocumentPreview
          door={door}
          asksWhy={false}
          document={shown}
          among={papers}
          onClose={() => setLooked(undefined)}
        />
      )}
    </Card>
  );
}
