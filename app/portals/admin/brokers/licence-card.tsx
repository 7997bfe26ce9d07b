import { licenceClassName } from '#app/features/brokers/licence-classes.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { LicenceEnd } from './broker-columns.tsx';
import { RESULT_WORDS } from './check-words.ts';
import { RecordCheck } from './licence-check.tsx';

/** The licence, every look at the register, and the way to record the next one. */
export function LicenceCard({ broker }: { broker: AdminBrokerDetail }) {
  const { profile, checks } = broker;
  return (
    <Card heading="Licence" aside={<LicenceEnd expiresOn={profile.licenceExpiresOn} />}>
      <KeyFacts
        facts={[
          { term: 'Number', detail: profile.licenceNumber },
          { term: 'Classes', detail: profile.licenceClasses.map(licenceClassName).join(', ') },
        ]}
      />
      <h3 className="mt-5 text-sm font-semibold">Checks of the register</h3>
      {checks.length === 0 ? (
        <p className="mt-1 text-sm text-slate">
          No check is recorded yet. Look the licence up in the public register and record what it says.
        </p>
      ) : (
        <ul className="mt-2 flex flex-col gap-2 text-sm">
          {checks.map(({ id, at, by, result, note, licenceNumber }) => (
            <li key={id}>
              <span className="font-medium">{RESULT_WORDS[result]}</span> ({licenceNumber}), {by},{' '}
              {formatAlbertaTime(new Date(at), 'short')}
              {note && <span className="block text-slate wrap-anywhere">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        <RecordCheck brokerId={broker.id} fullName={broker.fullName} licenceNumber={profile.licenceNumber} />
      </div>
    </Card>
  );
}
