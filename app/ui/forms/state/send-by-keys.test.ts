import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { sendByKeys } from './send-by-keys.ts';

type Keys = { key?: string; ctrlKey?: boolean; metaKey?: boolean; isComposing?: boolean };

/** How often a press sends its form, and whether its own effect on the text is kept from happening. */
function press({ key = 'Enter', isComposing = false, ...held }: Keys, mayNow?: boolean): [number, number] {
  const requestSubmit = vi.fn();
  const preventDefault = vi.fn();
  const event = {
    ...{ key, ctrlKey: false, metaKey: false, ...held, nativeEvent: { isComposing }, preventDefault },
    currentTarget: { form: { requestSubmit } },
  };
  sendByKeys(event as unknown as KeyboardEvent<HTMLTextAreaElement>, mayNow);
  return [requestSubmit.mock.calls.length, preventDefault.mock.calls.length];
}

test('Ctrl + Enter and Command + Enter send, Enter alone begins a line, and what is being composed stays', () => {
  expect(press({ ctrlKey: true })).toEqual([1, 1]);
  expect(press({ metaKey: true })).toEqual([1, 1]);
  expect(press({})).toEqual([0, 0]);
  expect(press({ key: 'a', ctrlKey: true })).toEqual([0, 0]);
  expect(press({ ctrlKey: true, isComposing: true })).toEqual([0, 0]);
});

test('while sending is too early the keys do nothing, and begin no line either', () => {
  expect(press({ ctrlKey: true }, false)).toEqual([0, 1]);
});
