import { backupProblem } from '#app/features/oversight/operations/backup-age.ts';
import type { Overview } from '#app/features/oversight/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { RecordCheck } from '../brokers/licence-check.tsx';
import { DecisionGroup, DecisionLink, DecisionRow } from './decision-row.tsx';

/** The licences of our broker partners: those that end, and those that nobody has looked up. */
export function LicenceDecisions({ overview: { licences, uncheckedLicences } }: { overview: Overview }) {
  return (
    <>
      {licences.length > 0 && (
        <DecisionGroup
          label="Licences that expire soon"
          tone={licences.some(({ isOver }) => isOver) ? 'danger' : 'warning'}
        >
          {licences.map(({ brokerId, fullName, brokerage, licenceNumber, expiresOn, isOver }) => (
            <DecisionRow
              key={brokerId}
              title={fullName}
              detail={`${brokerage}, licence ${licenceNumber}. ${
                isOver
                  ? `It ended on ${dayWords(expiresOn)}: no new requests go there.`
                  : `It ends on ${dayWords(expiresOn)}.`
              }`}
              actions={<DecisionLink to={`/admin/brokers/${brokerId}`}>Check the licence</DecisionLink>}
            />
          ))}
        </DecisionGroup>
      )}
      {uncheckedLicences.length > 0 && (
        <DecisionGroup label="Licences to look up in the register" tone="warning">
          {uncheckedLicences.map(({ brokerId, fullName, brokerage, licenceNumber, checkedAt }) => (
            <DecisionRow
              key={brokerId}
              title={fullName}
              detail={`${brokerage}, licence ${licenceNumber}. ${
                checkedAt
                  ? `Last seen in force on ${formatAlbertaTime(new Date(checkedAt), 'short')}, over a year ago.`
                  : 'Nobody has recorded yet that this licence is in force.'
              }`}
              actions={
                <>
                  <DecisionLink to={`/admin/brokers/${brokerId}`}>Open the profile</DecisionLink>
                  <RecordCheck {...{ brokerId, fullName, licenceNumber }} />
                </>
              }
            />
          ))}
        </DecisionGroup>
      )}
    </>
  );
}

/** What the owner has to set up or repair: who the business is, and its backups. */
export function HouseDecisions({ overview: { isIdentified, backup } }: { overview: Overview }) {
  const problem = backupProblem(backup);
  if (isIdentified && !problem) return null;
  return (
    <DecisionGroup label="This site" tone={problem && backup.state !== 'not_told' ? 'danger' : 'warning'}>
      {problem && (
        <DecisionRow
          {...problem}
          actions={<DecisionLink to="/admin/settings?group=operations">See backups</DecisionLink>}
        />
      )}
      {!isIdentified && (
        <DecisionRow
          title="The legal name or the mailing address of the business is missing"
          detail="No newsletter can go out without both, and the public pages cannot say who runs this site."
          actions={<DecisionLink to="/admin/settings?group=identity">Enter them</DecisionLink>}
        />
      )}
    </DecisionGroup>
  );
}

/** How many rows these make. */
export function countHouse({ isIdentified, backup }: Overview): number {
  return Number(!isIdentified) + Number(backupProblem(backup) !== null);
}
