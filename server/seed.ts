import { findDemoUser } from '#app/features/accounts/seed.server.ts';
import { seedAccounts } from '#app/features/brokers/seed.server.ts';
import { listSentCases } from '#app/features/cases/queries/sent-cases.server.ts';
import { chatScenes } from '#app/features/chat/seed.server.ts';
import { contactScenes } from '#app/features/contact/seed.server.ts';
import { licenceScenes, seedBrokers } from '#app/features/matching/seed.server.ts';
import { readOlderNotices } from '#app/features/notifications/seed.server.ts';
import { privacyScenes } from '#app/features/privacy/seed.server.ts';
import { seedReplies } from '#app/features/queue/saved-replies/seed.server.ts';
import { seedWeek } from '#app/features/quotes/demo/seed-week.server.ts';
import { seedTestimonials, testimonialScenes } from '#app/features/testimonials/seed.server.ts';
import type { Scene } from '#app/platform/clock/scene.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { asAt, now } from '#app/platform/now.ts';

/** People are there before their requests. */
const THREE_MONTHS_MS = 91 * 86_400_000;

/** Fills an empty database with the demo: accounts, brokers, a lived-in week of cases, contact messages, chats and what clients ask and say, sample testimonials and saved replies. Does nothing twice,
 * but begins the week anew on a later day. */
export async function seedDemo(db: Db, storage: Storage): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'seed-demo');
    const before = new Date(now().getTime() - THREE_MONTHS_MS);
    if (await asAt(before, () => seedAccounts(tx))) {
      await asAt(before, () => seedBrokers(tx));
      await seedTestimonials(tx);
      await seedReplies(tx);
    }
    if (!(await seedWeek(tx, storage, () => scenesBeside(tx)))) return;
    await readOlderNotices(tx);
  });
}

/** What happens beside the cases. One of the contact messages is about a request of the demo's client. */
async function scenesBeside(tx: Db): Promise<Scene[]> {
  const admin = await findDemoUser(tx, 'demo_admin');
  const client = await findDemoUser(tx, 'demo_client');
  if (!admin || !client) throw new Error('The accounts of the demo are missing');
  const theirRequest = async () => {
    const [request] = await listSentCases(tx, client.id);
    if (!request) throw new Error('The demo’s client has sent no request yet');
    return request.reference;
  };
  return [
    ...(await contactScenes(tx, { admin, theirRequest })),
    ...(await chatScenes(tx)),
    ...(await privacyScenes(tx, admin)),
    ...licenceScenes(tx, admin),
    ...testimonialScenes(tx),
  ];
}
