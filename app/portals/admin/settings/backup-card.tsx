import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { backupAge, backupProblem } from '#app/features/oversight/operations/backup-age.ts';
import type { Operations } from '#app/features/oversight/operations/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

/** How a backup is connected, for whoever runs the server. */
export function BackupHow({ backup }: Pick<Operations, 'backup'>) {
  const how = backupProblem(backup, useNow())?.how;
  return (
    how && (
      <section>
        <h2 className="text-lg font-semibold">Connecting backups</h2>
        <p className="mt-1 max-w-text">{how}</p>
      </section>
    )
  );
}

/** The age of the last backup, or that nobody knows. */
export function BackupCard({ backup }: Pick<Operations, 'backup'>) {
  const now = useNow();
  const problem = backupProblem(backup, now);
  return (
    <>
      {problem && (
        <Callout tone={backup.state === 'not_told' ? 'warning' : 'danger'} title={problem.title}>
          <p>{problem.detail}</p>
        </Callout>
      )}
      {backup.at !== null && (
        <Card heading="Backups">
          <KeyFacts
            facts={[
              { term: 'Last one reported', detail: formatAlbertaTime(new Date(backup.at), 'short') },
              { term: 'Age', detail: backupAge(backup.at, now).words },
            ]}
          />
        </Card>
      )}
    </>
  );
}
