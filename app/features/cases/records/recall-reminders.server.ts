import { reminderOccasion } from '#app/features/cases/rules/reminders.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { CaseRow } from './held-case.server.ts';
import { recall } from './tell.server.ts';

/** Whoever is waited for no more needs no reminder that they are: it is neither shown nor sent. */
export async function recallReminders(tx: Db, before: CaseRow, after: CaseRow): Promise<void> {
  if (!before.waitingSince || after.waitingSince) return;
  for (let nth = 1; nth <= before.remindersSent; nth += 1) {
    const occasion = reminderOccasion(before, nth);
    await recall(tx, before, { kind: 'client_reminded', to: 'person', occasion });
  }
}
