import { eq } from 'drizzle-orm';
import { deleteContactsOf, sendContactMessage } from '#app/features/contact/commands.server.ts';
import { readMessage } from '#app/features/contact/inbox/inbox.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import type { Scene } from '#app/platform/clock/scene.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { openFromMessage } from './from-message/open-from-message.server.ts';
import { privacyRequests } from './tables.server.ts';

/** An address of the documentation range: nobody's. */
const DEMO_IP = '192.0.2.12';

const ASKED = {
  ...({ fullName: 'Owen Brandt', email: 'owen.brandt@example.com', topic: 'privacy' } as const),
  message:
    'I would like a copy of everything that you keep about me, with the names of those who have read it. The mailbox is the one that I write from.',
};

/** For the demo, in place of that of an earlier day: somebody asked for a copy of their data and has confirmed it. */
export async function privacyScenes(db: Db, admin: Viewer & { id: string }): Promise<Scene[]> {
  await db.delete(privacyRequests).where(eq(privacyRequests.email, ASKED.email));
  await deleteContactsOf(db, ASKED.email);
  const ago = (hours: number) => new Date(now().getTime() - hours * HOUR_MS);
  const on = { messageId: '', requestId: newId() };
  const send = async () => {
    on.messageId = (await sendContactMessage(db, ASKED, { ip: DEMO_IP })).id;
  };
  const open = async () => {
    await readMessage(db, admin, on);
    await openFromMessage(db, admin, { ...on, type: 'access' });
  };
  // The link that confirms it went to their mailbox, which nobody reads here.
  const confirm = () =>
    db
      .update(privacyRequests)
      .set({ confirmedAt: now() })
      .where(eq(privacyRequests.contactMessageId, on.messageId));
  return [
    { at: ago(52), play: send },
    { at: ago(49), play: open },
    { at: ago(47), play: async () => void (await confirm()) },
  ];
}
