import type { Operations } from '#app/features/oversight/operations/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { now } from '#app/platform/now.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

/** A nightly backup with some hours to spare. */
const OLD_HOURS = 30;

/** The age of the last backup, or that nobody knows. */
export function BackupCard({ backup: { state, at } }: Pick<Operations, 'backup'>) {
  if (state === 'not_told' || at === null)
    return (
      <Callout
        tone={state === 'missing' ? 'danger' : 'warning'}
        title={state === 'missing' ? 'No backup has been reported yet' : 'Nothing is known about backups'}
      >
        {state === 'missing'
          ? 'The file named in BACKUP_FILE does not exist. Your backup creates it when it succeeds.'
          : 'This product does not make backups itself. Let your backup touch a file each time it succeeds, and name that file in BACKUP_FILE: its age appears here.'}
      </Callout>
    );
  const hours = Math.max(0, Math.floor((now().getTime() - Date.parse(at)) / HOUR_MS));
  return (
    <>
      {hours >= OLD_HOURS && (
        <Callout tone="danger" title={`The last backup is ${ageOf(hours)} old`}>
          Look at the program that makes backups: none has succeeded since.
        </Callout>
      )}
      <Card heading="Backups">
        <KeyFacts
          facts={[
            { term: 'Last one reported', detail: formatAlbertaTime(new Date(at), 'short') },
            { term: 'Age', detail: ageOf(hours) },
          ]}
        />
      </Card>
    </>
  );
}

function ageOf(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? 'one hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
