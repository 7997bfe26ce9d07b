import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { type DoorOptions, MailRefusal, openMailDoor } from './mail-door.server.ts';

/** A door on loopback that keeps what it takes, and does nothing else unless told. */
async function open(options: Partial<DoorOptions> = {}) {
  const taken: string[] = [];
  const door = await openMailDoor({
    ...{ host: '127.0.0.1', port: 0, name: 'reply.test', log: silentLog },
    expect: async () => undefined,
    take: async ({ raw, from, to }) => void taken.push(`${from} ${to} ${raw.toString()}`),
    ...options,
  });
  return { door, taken, speak: () => speaker(door.port) };
}

/** Somebody who speaks SMTP by hand: says a line, and waits for an answer with this code. */
function speaker(port: number) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece;
  });
  socket.on('error', () => undefined);
  const hears = async (code: string) => {
    while (!heard.includes('\n')) await wait(2);
    const lines = heard.trim().split('\r\n');
    heard = '';
    expect(lines.some((line) => line.startsWith(`${code} `))).toBe(true);
  };
  return {
    hears,
    async says(line: string, code: string) {
      socket.write(`${line}\r\n`);
      await hears(code);
    },
  };
}

type Speaker = ReturnType<typeof speaker>;

async function begins(who: Speaker, from = '<kim@example.com>'): Promise<void> {
  await who.hears('220');
  await who.says('EHLO here.test', '250');
  await who.says(`MAIL FROM:${from}`, '250');
}

test('a mail is taken with who brought it, and again on the same connection', async () => {
  await withDoor(await open(), async ({ speak, taken }) => {
    const who = speak();
    await begins(who);
    await who.says('RCPT TO:<case@reply.test>', '250');
    await who.says('DATA', '354');
    await who.says('Subject: x\r\n\r\nHello\r\n..\r\n.', '250');
    await who.says('MAIL FROM:<>', '250');
    await who.says('RCPT TO:<case@reply.test>', '250');
    await who.says('DATA', '354');
    await who.says('A bounce\r\n.', '250');
    expect(taken).toEqual([
      'kim@example.com case@reply.test Subject: x\r\n\r\nHello\r\n.\r\n',
      ' case@reply.test A bounce\r\n',
    ]);
  });
});

test('a thousand recipients are taken one at a time, and who is not expected is refused', async () => {
  const asked: string[] = [];
  const expectOnly = async (to: string) => {
    asked.push(to);
    if (!to.startsWith('case')) throw new MailRefusal(550, 'No such mailbox');
  };
  await withDoor(await open({ expect: expectOnly }), async ({ speak }) => {
    const who = speak();
    await begins(who);
    await who.says('RCPT TO:<info@reply.test>', '550');
    await who.says('RCPT TO:<case@reply.test>', '250');
    for (let at = 0; at < 20; at += 1) await who.says(`RCPT TO:<case${at}@reply.test>`, '452');
    expect(asked).toEqual(['info@reply.test', 'case@reply.test']);
  });
});

test('a mail that is too large is refused by what it says of itself, and by what it is', async () => {
  await withDoor(await open({ maxBytes: 1_000 }), async ({ speak, taken }) => {
    const who = speak();
    await who.hears('220');
    await who.says('EHLO here.test', '250');
    await who.says('MAIL FROM:<kim@example.com> SIZE=1001', '552');
    await who.says('MAIL FROM:<kim@example.com>', '250');
    await who.says('RCPT TO:<case@reply.test>', '250');
    await who.says('DATA', '354');
    await who.says(`${'x'.repeat(2_000)}\r\n.`, '552');
    expect(taken).toEqual([]);
  });
});

test('what fails by our own fault is brought again', async () => {
  const take = async () => {
    throw new Error('The database is away');
  };
  await withDoor(await open({ take }), async ({ speak }) => {
    const who = speak();
    await begins(who);
    await who.says('RCPT TO:<case@reply.test>', '250');
    await who.says('DATA', '354');
    await who.says('Hello\r\n.', '451');
  });
});

test('a stop ends who brings nothing, takes no more, and finishes the mail under way', async () => {
  const { door, speak, taken } = await open();
  const [idle, busy] = [speak(), speak()];
  await idle.hears('220');
  await begins(busy);
  await busy.says('RCPT TO:<case@reply.test>', '250');
  await busy.says('DATA', '354');
  const closed = door.close(5_000);
  await idle.hears('421');
  await busy.says('Hello\r\n.', '250');
  await closed;
  expect(taken).toHaveLength(1);
  await expect(knock(door.port)).rejects.toThrow('ECONNREFUSED');
});

async function withDoor<Opened extends { door: { close(ms: number): Promise<void> } }>(
  opened: Opened,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  try {
    await work(opened);
  } finally {
    await opened.door.close(0);
  }
}

function knock(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    connect(port, '127.0.0.1', resolve).once('error', reject);
  });
}
