import { expect, test } from 'vitest';
import type { PassportEntry } from '../schema.ts';
import { passportPeople } from './passport-people.ts';

const DANA = {
  kind: 'broker',
  name: 'Dana Whitford',
  brokerage: 'Foothills Insurance',
  licenceNumber: '12345',
} as const;
const IRA = { kind: 'admin', name: 'Ira Lund', brokerage: null, licenceNumber: null } as const;

let made = 0;
function entry(at: string, change: Partial<PassportEntry>): PassportEntry {
  made += 1;
  return {
    id: `019ab000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    ...{ kind: 'shared', recipient: DANA, fields: ['name'], purpose: 'quote_request', documentId: null },
    at: `2026-11-${at}:00.000Z`,
    ...change,
  };
}

const OFFERED = entry('23T20:30', { fields: ['city', 'postal_area', 'answer_facts'] });
const ACCEPTED = entry('23T21:00', { fields: ['name', 'postal_code', 'answers'], purpose: 'case_work' });
const READ = entry('24T17:00', { kind: 'viewed', fields: ['name', 'messages'], purpose: 'case_work' });
const opened = (at: string, documentId: string) =>
  entry(at, { kind: 'viewed', fields: ['documents'], documentId, purpose: 'case_work' });
const ENDED = entry('26T18:00', { kind: 'access_ended', fields: [], purpose: 'withdrawn' });

test('the lines of one person stand together, with first and last time, each field once and a part not beside its whole', () => {
  const [dana, ira, ...others] = passportPeople([
    opened('25T19:00', 'policy'),
    opened('25T18:00', 'policy'),
    opened('25T17:00', 'photo'),
    entry('25T16:00', { kind: 'viewed', recipient: IRA, fields: ['name'], purpose: 'oversight' }),
    READ,
    ACCEPTED,
    OFFERED,
  ]);
  expect(others).toEqual([]);
  expect(dana).toMatchObject({
    name: 'Dana Whitford',
    role: 'licensed broker at Foothills Insurance (licence 12345)',
    when: 'First Nov 23, 2:30\u00a0pm, last Nov 25, 1\u00a0pm',
    what: ['Shared and read: name, city, postal code, answers and messages', 'Opened: 2 of your documents'],
    why: 'You asked for a quote; to work on your request',
    isUnopened: false,
  });
  expect(dana?.entries).toHaveLength(6);
  expect(ira).toMatchObject({ when: 'Nov 25, 10\u00a0am', what: ['Read: name'], isUnopened: false });
});

test('of a reading that is noted once a day, the last is said by its day alone', () => {
  expect(passportPeople([READ, ACCEPTED, OFFERED])[0]?.when).toBe(
    'First Nov 23, 2:30\u00a0pm, last on Nov 24',
  );
});

test('an email that stood in a list of them is not said to be read, and the request not opened', () => {
  const [ira] = passportPeople([
    entry('25T16:00', {
      ...{ kind: 'viewed', recipient: IRA, fields: ['email', 'history'], purpose: 'mail_list' },
    }),
  ]);
  expect(ira).toMatchObject({
    what: ['Seen in a list of emails: your address, and what each email was about'],
    why: 'To check that our emails arrive',
  });
});

test('what a broker was sent and has not looked at is not said to be read', () => {
  expect(passportPeople([OFFERED])[0]).toMatchObject({
    isUnopened: true,
    what: [expect.stringMatching(/^Shared, but not opened yet: city, /)],
  });
  expect(passportPeople([ENDED, OFFERED])[0]?.what).toEqual([
    expect.stringMatching(/^Shared, but never opened: city, /),
    'Access ended on Nov 26, noon: you withdrew your request',
  ]);
});

test('a company that delivers email opens nothing', () => {
  const mail = { kind: 'service', name: 'Northern Mail', brokerage: null, licenceNumber: null } as const;
  const [company] = passportPeople([
    entry('23T20:30', { recipient: mail, fields: ['email'], purpose: 'delivery' }),
  ]);
  expect(company).toMatchObject({ what: ['Shared: email'], isUnopened: false });
});

test('documents that were opened are named where their names are known, and counted where they are many', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const named = new Map(ids.map((id) => [id, `${id}.pdf`]));
  const what = (shown: string[], names = named) =>
    passportPeople(shown.map((id) => opened('24T10:00', id)).toReversed(), names)[0]?.what;
  expect(what(['a', 'b'])).toEqual(['Opened: “a.pdf” and “b.pdf”']);
  expect(what(ids)).toEqual(['Opened: 4 of your documents']);
  // One that was deleted since has no name.
  expect(what(['a', 'gone'])).toEqual(['Opened: 2 of your documents']);
  expect(what(['a'], new Map())).toEqual(['Opened: one of your documents']);
});
