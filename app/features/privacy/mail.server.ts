import { NOT_YOU, type Recipient, toUser } from '#app/features/accounts/mail.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** To somebody who asked for the deletion of their data. */
export async function mailDeletionRequested(tx: Db, user: Recipient, dueOn: string): Promise<void> {
  await toUser(tx, user, {
    kind: 'deletion_requested',
    subject: 'We have your request to delete your data',
    paragraphs: [
      `We will answer by ${dueOn}. Until then your account stays as it is.`,
      'Records that the law makes us or the broker keep cannot be deleted; we will tell you which ones.',
      NOT_YOU,
    ],
  });
}
