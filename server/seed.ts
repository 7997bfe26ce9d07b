import { seedAccounts } from '#app/features/brokers/seed.server.ts';
import { seedBrokers } from '#app/features/matching/seed.server.ts';
import { seedQuotes } from '#app/features/quotes/seed.server.ts';
import { seedTestimonials } from '#app/features/testimonials/seed.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';

/** Fills an empty database with the demo: accounts, brokers, cases in many states, and sample testimonials. Does nothing twice. */
export async function seedDemo(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'seed-demo');
    if (!(await seedAccounts(tx))) return;
    await seedBrokers(tx);
    await seedQuotes(tx);
    await seedTestimonials(tx);
  });
}
