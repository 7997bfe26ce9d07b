import { expect, test } from 'vitest';
import { nextToSend, problemOf, type Upload, uploadsAfter } from './upload-state.ts';

const upload = (key: string, state: Upload['state'] = 'waiting'): Upload => ({
  ...{ key, state, fields: {}, progress: 0, problem: null },
  file: new File(['x'], `${key}.pdf`),
});
const keys = (uploads: Upload[]) => uploads.map(({ key }) => key);

test('two files travel at a time, and the next one follows when one has arrived or failed', () => {
  let uploads = uploadsAfter([], { type: 'added', uploads: ['a', 'b', 'c', 'd'].map((key) => upload(key)) });
  expect(keys(nextToSend(uploads))).toEqual(['a', 'b']);
  for (const key of ['a', 'b']) uploads = uploadsAfter(uploads, { type: 'started', key });
  expect(nextToSend(uploads)).toEqual([]);
  uploads = uploadsAfter(uploads, { type: 'removed', key: 'a' });
  expect(keys(nextToSend(uploads))).toEqual(['c']);
  uploads = uploadsAfter(uploads, { type: 'failed', key: 'b', problem: 'Lost', isFinal: false });
  expect(keys(nextToSend(uploads))).toEqual(['c', 'd']);
});

test('what was chosen for a message stays here until the message is sent', () => {
  const chosen = uploadsAfter([upload('old', 'failed')], {
    type: 'added',
    uploads: [upload('a', 'chosen')],
  });
  expect(nextToSend(chosen)).toEqual([]);
  const released = uploadsAfter(chosen, { type: 'released' });
  expect(keys(nextToSend(released))).toEqual(['a']);
  expect(released).toMatchObject([{ state: 'failed' }, { state: 'waiting' }]);
});

test('a refusal goes with the next file that may be sent, and with no other', () => {
  const refused = upload('wrong', 'refused');
  const added = (next: Upload) => keys(uploadsAfter([refused], { type: 'added', uploads: [next] }));
  expect(added(upload('right'))).toEqual(['right']);
  expect(added(upload('wrong too', 'refused'))).toEqual(['wrong', 'wrong too']);
});

test('the failed one alone is tried again, from its beginning', () => {
  const failed = { ...upload('b', 'failed'), progress: 0.7, problem: 'Lost' };
  const uploads = uploadsAfter([upload('a', 'sending'), failed], { type: 'retried', key: 'b' });
  expect(uploads).toMatchObject([
    { key: 'a', state: 'sending' },
    { key: 'b', state: 'waiting', progress: 0, problem: null },
  ]);
});

test('what was refused for good is not sent again', () => {
  const uploads = uploadsAfter([upload('a', 'sending')], {
    type: 'failed',
    key: 'a',
    problem: 'No',
    isFinal: true,
  });
  expect(uploads).toMatchObject([{ state: 'refused', problem: 'No' }]);
  expect(nextToSend(uploads)).toEqual([]);
});

test.each([
  [new File(['x'], 'licence.PDF'), null],
  // Some telephones give their pictures no ending.
  [new File(['x'], 'image', { type: 'image/heic' }), null],
  [new File([], 'licence.pdf'), 'This file is empty'],
  [new File([new Uint8Array(10_485_761)], 'large.pdf'), 'Files must be 10 MB or smaller'],
  [
    new File(['x'], 'run.exe'),
    'This file type is not accepted. Use PDF, JPEG, PNG, WEBP, HEIC, DOCX or XLSX',
  ],
])('what speaks against a file is known before it travels', (file, problem) => {
  expect(problemOf(file)).toBe(problem);
});

test('what a chosen file is can be said and taken back until it travels', () => {
  const described = (state: Upload['state'], fields: Upload['fields']) =>
    uploadsAfter([upload('a', state)], { type: 'described', key: 'a', fields })[0]?.fields;
  expect(described('chosen', { requestId: 'policy' })).toEqual({ requestId: 'policy' });
  expect(described('sending', { requestId: 'policy' })).toEqual({});
});
