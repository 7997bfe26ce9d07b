import { backupProblem } from '#app/features/oversight/operations/backup-age.ts';
import type { Overview } from '#app/features/oversight/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { RecordCheck } from '../brokers/licence-check.tsx';
import { DecisionFold, DecisionGroup, DecisionLink, DecisionRow } from './decision-row.tsx';

/** More of the same kind are one row, so that they do not bury what is due today. */
const FEW = 2;

/** The licences of our broker partners: those that end, and those that nobody has looked up. */
export function LicenceDecisions({ overview: { licences, uncheckedLicences } }: { overview: Overview }) {
  return (
    <>
      {licences.length > 0 && (
        <DecisionGroup
          label="Licences that expire soon"
          tone={licences.some(({ isOver }) => isOver) ? 'danger' : 'warning'}
        >
          {licences.map((licence) => (
            <LicenceRow
              key={licence.brokerId}
              licence={licence}
              detail={
                licence.isOver
                  ? `It ended on ${dayWords(licence.expiresOn)}: no new requests go there.`
                  : `It ends on ${dayWords(licence.expiresOn)}.`
              }
            />
          ))}
        </DecisionGroup>
      )}
      {uncheckedLicences.length > FEW && (
        <DecisionGroup label="Licences to look up in the register" tone="warning">
          <DecisionFold
            title={`${uncheckedLicences.length} broker licences have not been checked within a year`}
            detail="Look each one up in the public register, and record what it says."
            label="Show them"
          >
            {uncheckedLicences.map(({ brokerId, fullName, brokerage, licenceNumber }) => (
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
        </DecisionGroup>
      )}
      {uncheckedLicences.length > 0 && uncheckedLicences.length <= FEW && (
        <DecisionGroup label="Licences to look up in the register" tone="warning">
          {uncheckedLicences.map((licence) => (
            <LicenceRow
              key={licence.brokerId}
              licence={licence}
              detail={
                licence.checkedAt
                  ? `Last seen in force on ${formatAlbertaTime(new Date(licence.checkedAt), 'short')}, over a year ago.`
                  : 'Nobody has recorded yet that this licence is in force.'
              }
            />
          ))}
        </DecisionGroup>
      )}
    </>
  );
}

type Licence = Record<'brokerId' | 'fullName' | 'brokerage' | 'licenceNumber', string>;

function LicenceRow({ licence, detail }: { licence: Licence; detail: string }) {
  const { brokerId, fullName, brokerage, licenceNumber } = licence;
  return (
    <DecisionRow
      title={fullName}
      detail={`${brokerage}, licence ${licenceNumber}. ${detail}`}
      actions={
        <>
          <DecisionLink to={`/admin/brokers/${brokerId}`}>Open the profile</DecisionLink>
          <RecordCheck {...{ brokerId, fullName, licenceNumber }} />
        </>
      }
    />
  );
}

const IDENTITY = {
  legalName: 'The legal name of the business is missing',
  mailingAddress: 'The mailing address is still an example',
} as const;

/** Without a mail server nobody is told anything, so this stands above what can wait. */
export function StoppedMail({ overview: { keptMails } }: { overview: Overview }) {
  if (keptMails === null) return null;
  return (
    <DecisionGroup label="Email" tone="danger">
      <DecisionRow
        title="No email goes out: no mail server is set up"
        detail={`Clients and brokers get none of it. ${numberWords(keptMails)} emails are kept here.`}
        actions={<DecisionLink to="/admin/messages?show=mail">See the emails</DecisionLink>}
      />
    </DecisionGroup>
  );
}

/** What the owner has to set up or repair: who the business is, and its backups. */
export function HouseDecisions({ overview: { missingIdentity, backup } }: { overview: Overview }) {
  const problem = backupProblem(backup);
  const missing = missingIdentity.map((name) => IDENTITY[name]).join('. ');
  if (!missing && !problem) return null;
  return (
    <DecisionGroup label="This site" tone={problem && backup.state !== 'not_told' ? 'danger' : 'warning'}>
      {problem && (
        <DecisionRow
          title={problem.title}
          detail={problem.detail}
          actions={<DecisionLink to="/admin/settings?group=operations">See backups</DecisionLink>}
        />
      )}
      {missing && (
        <DecisionRow
          title={missing}
          detail="No newsletter can go out before, and the public pages cannot say who runs this site."
          actions={
            <DecisionLink to="/admin/settings?group=identity&edit=company">
              {missingIdentity.length > 1 ? 'Enter both' : 'Enter it'}
            </DecisionLink>
          }
        />
      )}
    </DecisionGroup>
  );
}

/** How many rows the licences that nobody has looked up make. */
export function countUnchecked({ uncheckedLicences }: Pick<Overview, 'uncheckedLicences'>): number {
  return uncheckedLicences.length > FEW ? 1 : uncheckedLicences.length;
}

/** How many rows these make. */
export function countHouse({ missingIdentity, keptMails, backup }: Overview): number {
  const rows = [missingIdentity.length > 0, keptMails !== null, backupProblem(backup) !== null];
  return rows.filter(Boolean).length;
}
