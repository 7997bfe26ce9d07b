import { findDemoUser } from '#app/features/accounts/seed.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { addReply } from './commands.server.ts';

const REPLIES = [
  {
    title: 'After the first call',
    body: 'Hello {name}, thank you for the call. I am asking insurers now and write to you here as soon as I have something to show you.',
  },
  {
    title: 'Could not reach you',
    body: 'Hello {name}, I tried to reach you about {reference}. When is a good time to call? You can answer here.',
  },
  {
    title: 'Still interested?',
    body: 'Hello {name}, are you still looking for coverage? If your plans have changed, a quick reply is fine.',
  },
];

/** What the demo’s broker writes often. */
export async function seedReplies(db: Db): Promise<void> {
  const broker = await findDemoUser(db, 'demo_broker');
  if (broker) for (const reply of REPLIES) await addReply(db, broker, { id: newId(), ...reply });
}
