import { beforeEach, expect, test } from 'vitest';
import { holdClock } from '#app/platform/now.ts';
import { EMPTY_FORM } from '#app/site/get-quote/form-values.ts';
import { againValues } from './again-values.ts';

beforeEach(() => holdClock(new Date('2026-11-25T16:00:00Z')));

const sent = {
  ...{ reference: 'AB-12345678', type: 'auto' as const, title: 'Auto insurance' },
  ...{ sentAt: '2026-11-25T15:00:00Z', promiseAt: '2026-11-26T15:00:00Z' },
  ...{
    withdrawnAt: '2026-11-25T15:30:00Z',
    confirmedAt: null,
    isCorrected: false,
    corrected: null,
    course: null,
    had: null,
    sendsMail: true,
  },
  contact: {
    ...{ fullName: 'Kim Roy', email: 'kim@exmaple.ca', phone: null, postalCode: 'T2P 1J9' },
    ...{ method: 'email' as const, windows: ['saturday'], earliestOn: '2026-11-24' },
  },
  answers: { use: 'commute', startOn: '2026-11-20', renewalOn: '2026-12-01' },
};

test('all that was typed is there again, but for days that have passed and every consent', () => {
  const typed = { ...EMPTY_FORM, answers: { home: { kind: 'tenant' }, auto: { use: 'pleasure' } } };
  expect(againValues(typed, sent)).toEqual({
    ...EMPTY_FORM,
    type: 'auto',
    contact: {
      ...{ fullName: 'Kim Roy', email: 'kim@exmaple.ca', contactMethod: 'email' },
      ...{ phone: '', postalCode: 'T2P 1J9' },
    },
    windows: ['saturday'],
    earliestOn: '',
    answers: { home: { kind: 'tenant' }, auto: { use: 'commute', renewalOn: '2026-12-01' } },
  });
});
