import { findDemoUser } from '#app/features/accounts/seed.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { addReply, setSignature } from './commands.server.ts';

const REPLIES = [
  {
    title: 'After the first call',
    body: 'Hello {name}, thank you for the call. I am asking insurers now and will write to you here as soon as I have something to show you.\n\n{signature}',
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

const OF_THE_HOUSE = [
  {
    title: 'Before a quote',
    body: 'Hello {name}, before I prepare your quote for {reference}, please look through your answers on the page of your request. You can correct them there at any time.\n\n{signature}',
  },
  {
    title: 'How to send a document',
    body: 'Hello {name}, you can add documents under “Documents” on the page of your request. A clear photo is fine. You and I can open them, and the people who run this site if they have to help.',
  },
];

/** What the demo’s broker writes often, and what the house gives every broker. */
export async function seedReplies(db: Db): Promise<void> {
  const broker = await findDemoUser(db, 'demo_broker');
  const admin = await findDemoUser(db, 'demo_admin');
  if (broker) {
    for (const reply of REPLIES) await addReply(db, broker, { id: newId(), ...reply });
    await setSignature(db, broker, { signature: `${broker.fullName}\nI call on weekdays from 9 to 5.` });
  }
  if (admin) for (const reply of OF_THE_HOUSE) await addReply(db, admin, { id: newId(), ...reply });
}
