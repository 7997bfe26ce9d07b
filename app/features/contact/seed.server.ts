import { inArray } from 'drizzle-orm';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import type { Scene } from '#app/platform/clock/scene.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { sendContactMessage } from './commands.server.ts';
import { readMessage, replyToMessage, setState } from './inbox/inbox.server.ts';
import { addNote, assignMessage } from './inbox/look-after.server.ts';
import type { ContactInput } from './schema.ts';
import { contactMessages } from './tables.server.ts';

/** An address of the documentation range: nobody's. */
const DEMO_IP = '192.0.2.10';

/** Stands in a message for the reference of a request. */
const THEIR_REQUEST = '{their request}';

type Handling = { db: Db; admin: Viewer & { id: string }; on: { messageId: string; requestId: string } };
type DemoMessage = {
  sent: Omit<ContactInput, 'website'>;
  hoursAgo: number;
  /** What an administrator did with it, some time after it came. */
  handled?: { hoursLater: number; act: (handling: Handling) => Promise<unknown> };
};

const read = ({ db, admin, on }: Handling) => readMessage(db, admin, on);

/** Messages in every state; one asks about data. */
const MESSAGES: DemoMessage[] = [
  {
    hoursAgo: 1,
    sent: {
      ...{ fullName: 'Harpreet Gill', email: 'harpreet.gill@example.com', phone: '587-555-0136' },
      topic: 'quote',
      message:
        'We are taking over a small bakery in Airdrie on the first of next month and need coverage for the shop and the ovens. Could somebody call me in the afternoon?',
    },
  },
  {
    hoursAgo: 3,
    sent: {
      ...{ fullName: 'Louise Fontaine', email: 'louise.fontaine@example.com' },
      topic: 'privacy',
      message:
        'In the spring I asked about travel insurance with this address. I no longer need it. Please delete what you still have about me.',
    },
  },
  {
    hoursAgo: 50,
    sent: {
      ...{ fullName: 'Dmitri Petrov', email: 'dmitri.petrov@example.com', phone: '403-555-0163' },
      topic: 'complaint',
      message:
        'Your page said that somebody would contact me by Monday noon. It was Monday at four when the broker called. He was friendly, but I had taken time off for it.',
    },
    handled: {
      hoursLater: 3,
      async act(handling) {
        const { db, admin, on } = handling;
        await read(handling);
        const body =
          'Good morning Mr. Petrov,\n\nYou are right: the time that we gave you passed, and we should have told you before it did. We have spoken with the broker about it. I am sorry that you waited.';
        await replyToMessage(db, admin, { ...on, body, after: 0, sendsMail: true });
      },
    },
  },
  {
    hoursAgo: 96,
    sent: {
      ...{ fullName: 'Nadia Osei', email: 'nadia.osei@example.com' },
      topic: 'partnership',
      message: 'We print calendars for insurance offices. Is there somebody I can send our catalogue to?',
    },
    handled: {
      hoursLater: 5,
      async act(handling) {
        await read(handling);
        await setState(handling.db, handling.admin, { ...handling.on, was: 'read', state: 'closed' });
      },
    },
  },
  {
    hoursAgo: 70,
    sent: {
      ...{ fullName: 'Best Rank Team', email: 'offers@bestrank.example' },
      topic: 'other',
      message: 'Hello dear, we can bring your website to number one of all search engines in three days.',
    },
    handled: {
      hoursLater: 2,
      async act(handling) {
        await read(handling);
        await setState(handling.db, handling.admin, { ...handling.on, was: 'read', state: 'spam' });
      },
    },
  },
  {
    hoursAgo: 6,
    sent: {
      ...{ fullName: 'Casey Morgan', email: 'demo.client@example.com' },
      topic: 'existing_request',
      message: `This is about my request ${THEIR_REQUEST}. I have moved, and my new postal code is T3K 0B2. Can you change it, or must I send the form again?`,
    },
    handled: {
      hoursLater: 1,
      async act(handling) {
        const { db, admin, on } = handling;
        await read(handling);
        await assignMessage(db, admin, { ...on, was: null, assigneeId: admin.id });
        const body =
          'They can correct it on the page of the request themselves. Ask first whether it worked.';
        await addNote(db, admin, { ...on, id: newId(), body });
      },
    },
  },
];

type Cast = {
  admin: Viewer & { id: string };
  /** The reference of a request of the demo's client, asked for once it has been sent. */
  theirRequest: () => Promise<string>;
};

/**
 * Contact messages for the demo, by the real commands, in place of those of an earlier day: what happens, and when, to
 * be played between what else happens in the week.
 */
export async function contactScenes(db: Db, { admin, theirRequest }: Cast): Promise<Scene[]> {
  const addresses = MESSAGES.map(({ sent }) => sent.email);
  await db.delete(contactMessages).where(inArray(contactMessages.email, addresses));
  const today = now();
  return MESSAGES.flatMap(({ sent, hoursAgo, handled }) => {
    const at = new Date(today.getTime() - hoursAgo * HOUR_MS);
    const on = { messageId: '', requestId: newId() };
    const send = async () => {
      const message = sent.message.includes(THEIR_REQUEST)
        ? sent.message.replace(THEIR_REQUEST, await theirRequest())
        : sent.message;
      on.messageId = (await sendContactMessage(db, { ...sent, message }, { ip: DEMO_IP })).id;
    };
    if (!handled) return [{ at, play: send }];
    const later = new Date(at.getTime() + handled.hoursLater * HOUR_MS);
    return [
      { at, play: send },
      { at: later, play: async () => void (await handled.act({ db, admin, on })) },
    ];
  });
}
