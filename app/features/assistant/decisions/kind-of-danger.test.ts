import { expect, test } from 'vitest';
import { kindSaidFirst } from './kind-of-danger.server.ts';
import type { Heard } from './listen.server.ts';
import { isUnlikelyInTalk } from './read-danger.server.ts';

const sounds = (one: Partial<Heard>) => ({
  whole: { key: 'danger-unclear', share: 0, heard: 0, danger: 0, untrue: 0, ...one },
  parts: [],
});

test('where it is not sure that somebody wants to die, another danger that may be meant comes first', () => {
  const ranking = [
    { key: 'danger-suicide', share: 0.6 },
    { key: 'danger-gas', share: 0.2 },
  ];
  const danger = { key: 'danger-suicide', share: 0.65 };
  const first = (heard: number) =>
    kindSaidFirst(danger, { before: null, ranking, heard: sounds({ share: 0.65, heard }) });
  expect(first(0.08)).toEqual({ key: 'danger-gas', isHint: true });
  expect(first(0.9)).toEqual({ key: 'danger-suicide', isHint: false });
});

test('what a part clearly names comes before what the whole only sounds like, unless that is sure or a part says it too', () => {
  const part = { danger: 10, untrue: 0 };
  const threat = { ...part, key: 'danger-violence', share: 0.96, heard: 1 };
  const despair = { ...part, key: 'danger-suicide', share: 0.8, heard: 1 };
  const danger = { key: 'danger-suicide', share: 0.94 };
  const first = (share: number, ...parts: Heard[]) =>
    kindSaidFirst(danger, {
      before: null,
      ranking: [{ key: 'danger-suicide', share }],
      heard: { ...sounds({ key: 'danger-suicide', share: 0.94, heard: 1 }), parts },
    });
  expect(first(0.85, threat)).toEqual({ key: 'danger-violence', isHint: true });
  expect(first(0.85, threat, despair).key).toBe('danger-suicide');
  expect(first(0.97, threat).key).toBe('danger-suicide');
});

test.each([
  ['danger-dying-now', 0.2],
  ['danger-poison', 0.2],
])(
  'what was taken or done already comes first, however sure it is that somebody wants to die: %s',
  (key, share) => {
    const ranking = [
      { key: 'danger-suicide', share: 0.75 },
      { key, share },
    ];
    const heard = sounds({ key: 'danger-suicide', share: 0.95, heard: 1 });
    const danger = { key: 'danger-suicide', share: 0.95 };
    const first = (before: string | null) => kindSaidFirst(danger, { before, ranking, heard });
    for (const before of [null, 'danger-suicide']) expect(first(before)).toEqual({ key, isHint: true });
  },
);

test('pills that a part of the message says were taken come first, where the whole speaks of dying', () => {
  const pills = { key: 'danger-poison', share: 0.94, heard: 1, danger: 10, untrue: 0 };
  const first = (parts: Heard[]) =>
    kindSaidFirst(
      { key: 'danger-suicide', share: 0.99 },
      {
        before: null,
        ranking: [{ key: 'danger-suicide', share: 0.94 }],
        heard: { ...sounds({ key: 'danger-suicide', share: 0.99, heard: 1 }), parts },
      },
    );
  expect(first([pills])).toEqual({ key: 'danger-dying-now', isHint: true });
  expect(first([]).key).toBe('danger-suicide');
});

test('once something was done, whom to call for that is said again, whatever is said of dying', () => {
  const ranking = [{ key: 'danger-suicide', share: 0.97 }];
  const danger = { key: 'danger-suicide', share: 0.97 };
  const heard = sounds({ key: 'danger-suicide', share: 0.97, heard: 1 });
  expect(kindSaidFirst(danger, { before: 'danger-dying-now', ranking, heard }).key).toBe('danger-dying-now');
});

test('a danger of no clear kind gives way to one that is named, and any other goes on', () => {
  const ranking = [{ key: 'danger-gas', share: 0.5 }];
  const danger = { key: 'danger-gas', share: 0.5 };
  const after = (before: string) =>
    kindSaidFirst(danger, { before, ranking, heard: sounds({ share: 0.5, heard: 1 }) }).key;
  expect(after('danger-unclear')).toBe('danger-gas');
  expect(after('danger-crash')).toBe('danger-crash');
});

test('within a talk that makes none likely, only what names a danger is one', () => {
  const ranking = [
    { key: 'life-health-condition', share: 0.8 },
    { key: 'danger-medical', share: 0.03 },
  ];
  const unlikely = (key: string, share: number) =>
    isUnlikelyInTalk({ key, share }, ranking, sounds({ key, share, heard: 0.7 }));
  expect(unlikely('danger-medical', 0.35)).toBe(true);
  expect(unlikely('danger-medical', 0.95)).toBe(false);
  expect(unlikely('danger-suicide', 0.35)).toBe(false);
});
