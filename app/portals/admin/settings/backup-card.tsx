import { backupAge, OLD_BACKUP_HOURS } from '#app/features/oversight/operations/backup-age.ts';
import type { Operations } from '#app/features/oversight/operations/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

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
  const { hours, words } = backupAge(at);
  return (
    <>
      {hours >= OLD_BACKUP_HOURS && (
        <Callout tone="danger" title={`The last backup is ${words} old`}>
          Look at the program that makes backups: none has succeeded since.
        </Callout>
      )}
      <Card heading="Backups">
        <KeyFacts
          facts={[
            { term: 'Last one reported', detail: formatAlbertaTime(new Date(at), 'short') },
            { term: 'Age', detail: words },
          ]}
        />
      </Card>
    </>
  );
}
