import type { Overview } from '#app/features/oversight/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { RecordCheck } from '../brokers/licence-check.tsx';
import { DecisionFold, DecisionGroup, DecisionLink, DecisionRow, type GroupProps } from './decision-row.tsx';
import { uncheckedOf } from './needs.ts';

/** More of the same kind are one row, so that they do not bury what is due today. */
const FEW = 2;

/** A broker whose licence is over gets nothing new, so this is no upkeep. */
export function LicencesEnding({ overview: { licences }, ...said }: GroupProps) {
  return (
    <DecisionGroup label="Licences that expire soon" {...said}>
      {licences.map((licence) => (
        <LicenceRow
          key={licence.brokerId}
          licence={licence}
          due={`${licence.isOver ? 'Ended on' : 'Ends on'} ${dayWords(licence.expiresOn)}`}
          detail={licence.isOver ? 'No new requests go there.' : undefined}
        />
      ))}
    </DecisionGroup>
  );
}

/** They get requests, and nobody has seen that they may. */
export function LicencesUnchecked({ overview, ...said }: GroupProps) {
  return (
    <DecisionGroup label="Licences to look up" {...said}>
      <Unchecked licences={uncheckedOf(overview)} />
    </DecisionGroup>
  );
}

/** What is looked after now and then: what clients said, licences that nobody has looked up, and what the pages should say better. */
export function Upkeep({ overview, ...said }: GroupProps) {
  const { testimonials, uncheckedLicences, reviews, unansweredQuestions } = overview;
  const overdue = reviews.filter(({ isOver }) => isOver).length;
  return (
    <DecisionGroup label="Upkeep" {...said}>
      {testimonials > 0 && (
        <DecisionRow
          title={counted(testimonials, 'client comment to publish', 'client comments to publish')}
          detail="Clients wrote how their request went. The home page shows what you publish."
          actions={
            <DecisionLink to="/admin/settings?group=testimonials">
              Read {testimonials === 1 ? 'it' : 'them'}
            </DecisionLink>
          }
        />
      )}
      <Unchecked licences={uncheckedLicences.filter(({ getsRequests }) => !getsRequests)} />
      {reviews.length > 0 && (
        <DecisionRow
          title={`Content to review: ${reviews.length}`}
          detail={overdue > 0 ? `${overdue} overdue; their pages say so` : 'Within thirty days'}
          actions={
            <DecisionLink to="/admin/settings?group=content">
              See {reviews.length === 1 ? 'it' : 'them'}
            </DecisionLink>
          }
        />
      )}
      {unansweredQuestions > 0 && (
        <DecisionRow
          title={counted(unansweredQuestions, 'question without an answer', 'questions without an answer')}
          detail="Visitors asked the assistant what no page answers."
          actions={<DecisionLink to="/admin/chats?show=questions">Read them</DecisionLink>}
        />
      )}
    </DecisionGroup>
  );
}

/** The licences that nobody has looked up in the register within a year. */
function Unchecked({ licences }: { licences: Overview['uncheckedLicences'] }) {
  if (licences.length > FEW)
    return (
      <DecisionFold
        title={`${licences.length} licences to look up`}
        detail={`${uncheckedWords(licences)} Look each one up in the public register, and record what it says.`}
      >
        {licences.map(({ brokerId, fullName, brokerage, licenceNumber }) => (
          <li
            key={brokerId}
            className="flex items-center justify-between gap-3 py-2 max-sm:flex-wrap max-sm:*:grow"
          >
            <span className="max-sm:basis-full">
              <span className="font-medium">{fullName}</span>
              <span className="text-slate">{`, ${brokerage}, licence ${licenceNumber}`}</span>
            </span>
            <RecordCheck {...{ brokerId, fullName, licenceNumber }} />
          </li>
        ))}
      </DecisionFold>
    );
  return licences.map((licence) => (
    <LicenceRow
      key={licence.brokerId}
      licence={licence}
      due="Licence to look up"
      detail={
        licence.checkedAt
          ? `Last seen in force on ${formatAlbertaTime(new Date(licence.checkedAt), 'short')}, over a year ago.`
          : `Nobody has recorded yet that this licence is in force.${licence.getsRequests ? ' Requests go there all the same.' : ''}`
      }
    />
  ));
}

/** Of how many nobody has ever looked, and of how many too long ago. */
function uncheckedWords(licences: Overview['uncheckedLicences']): string {
  const never = licences.filter(({ checkedAt }) => checkedAt === null).length;
  const old = licences.length - never;
  if (old === 0) return 'Nobody has recorded that they are in force.';
  return never === 0
    ? 'Last checked over a year ago.'
    : `${never} never recorded as in force, ${old} over a year ago.`;
}

type Licence = Record<'brokerId' | 'fullName' | 'brokerage' | 'licenceNumber', string>;

type LicenceRowProps = { licence: Licence; due: string; detail?: string | undefined };

function LicenceRow({ licence, due, detail }: LicenceRowProps) {
  const { brokerId, fullName, brokerage, licenceNumber } = licence;
  return (
    <DecisionRow
      title={fullName}
      due={due}
      detail={[`${brokerage}, licence ${licenceNumber}.`, detail].filter(Boolean).join(' ')}
      actions={
        <>
          <DecisionLink to={`/admin/brokers/${brokerId}`}>Open the profile</DecisionLink>
          <RecordCheck {...{ brokerId, fullName, licenceNumber }} />
        </>
      }
    />
  );
}

const counted = (many: number, one: string, several: string) => `${many} ${many === 1 ? one : several}`;
