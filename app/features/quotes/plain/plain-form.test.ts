import { expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { QUOTE_TYPE_NAMES, type QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { quoteRequestSchema } from '#app/features/quotes/schema.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { renderPlainForm, renderPlainThanks, renderTypeChoice } from './plain-form.server.ts';
import { parsePlainForm } from './plain-values.server.ts';

/** What a browser posts for a body: one text per control, boxes as several. */
function posted(body: object, extra: Record<string, string> = {}): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value) && value.some((one) => typeof one === 'object')) {
      for (const [row, one] of value.entries()) add(`${name}.${row}`, one);
    } else if (Array.isArray(value)) {
      for (const one of value) form.append(name, String(one));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) add(name ? `${name}.${key}` : key, inner);
    } else if (value === true) form.append(name, 'yes');
    else if (value !== undefined && value !== false) form.append(name, String(value));
  };
  add('', body);
  for (const [name, value] of Object.entries(extra)) form.append(name, value);
  return form;
}

const page = (type: QuoteType, form = new FormData(), errors: Record<string, string> = {}) =>
  String(
    renderPlainForm({
      type,
      values: parsePlainForm(form).values,
      rows: parsePlainForm(form).rows,
      errors,
      idempotencyKey: 'key-1',
      startedAt: '2026-11-20T18:00:00.000Z',
      stylesheets: ['/assets/site.css'],
    }),
  );

test.each(QUOTE_TYPE_NAMES)('a posted form of %s is the same request as the JSON', (type) => {
  const example = exampleQuote(type);
  const { body, idempotencyKey } = parsePlainForm(posted(example, { idempotencyKey: 'key-1' }));
  expect(quoteRequestSchema.parse(body)).toEqual(quoteRequestSchema.parse(example));
  expect(idempotencyKey).toBe('key-1');
});

test.each(QUOTE_TYPE_NAMES)(
  'the page of %s has a control for every question and keeps what was entered',
  (type) => {
    const example = exampleQuote(type);
    const html = page(type, posted(example));
    for (const question of questionsFor(type)) {
      const names =
        'fields' in question
          ? question.fields.map((field) => `.${field.name}"`)
          : [`answers.${question.name}"`];
      const isAsked = names.every((name) => html.includes(name));
      expect(isAsked || ['startOn', 'currentInsurer', 'renewalOn'].includes(question.name)).toBe(true);
    }
    expect(html).toContain('value="Jordan Makokis"');
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"');
    expect(html).not.toMatch(/undefined|\[object/);
  },
);

test('a page that was just opened has nothing ticked', () => {
  expect(page('auto')).not.toMatch(/\bchecked\b(?!:)/);
});

test('what was typed is shown as text, wherever it stands', () => {
  const attack = '"><script>alert(1)</script><textarea>';
  const html = page(
    'specialty',
    posted({
      type: 'specialty',
      answers: { item: attack, description: `</textarea>${attack}`, make: attack },
      contact: { fullName: attack, contactMethod: attack },
      earliestOn: attack,
    }),
    { 'answers.make': attack, 'contact.fullName': attack },
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain(attack);
  expect(html).toContain('&lt;/textarea&gt;');
});

test('every message stands in the summary and beside its field', () => {
  const found = quoteRequestSchema.safeParse(
    parsePlainForm(posted({ type: 'travel', consent: { wordingVersion: 'old' } })).body,
  );
  const errors = found.success ? {} : fieldErrors(found.error.issues);
  const html = page('travel', posted({ type: 'travel', consent: { wordingVersion: 'old' } }), errors);
  const ids = Object.keys(errors).map((name) => name.replaceAll('.', '-'));
  expect(ids).toContain('answers-travellers-0-age');
  for (const id of ids) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`id="${id}-error"`);
  }
});

test('the summary names the question of a message that does not, and leaves clear ones alone', () => {
  const html = page(
    'travel',
    posted({ type: 'travel', answers: { travellers: [{ age: 64 }, { age: 'old' }] } }),
    {
      'answers.travellers.1.age': 'Please enter an age from 0 to 110',
      'answers.ahcip': 'Please choose an option',
      'contact.fullName': 'Please enter your full name',
      'windows.0': 'Please choose an option',
    },
  );
  const from = html.indexOf('role="alert"');
  const summary = html.slice(from, html.indexOf('</ul>', from));
  const lines = [...summary.matchAll(/<a [^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(lines).toEqual([
    'Traveller 2, Age on the day you leave: Please enter an age from 0 to 110',
    'Is everyone covered by Alberta health care (AHCIP)? Please choose an option',
    'Please enter your full name',
    'When is a good time? Please choose an option',
  ]);
});

test('a list shows one row, or those that stood there, and offers one more until it is full', () => {
  const rowsOf = (html: string) => html.match(/<legend[^>]*>\s*Traveller \d+/g)?.length;
  const travellers = (count: number) =>
    posted({ type: 'travel', answers: { travellers: Array.from({ length: count }, () => ({ age: '' })) } });
  expect(rowsOf(page('travel'))).toBe(1);
  expect(page('travel')).toContain('Add another traveller');
  expect(rowsOf(page('travel', travellers(3)))).toBe(3);
  expect(rowsOf(page('travel', travellers(10)))).toBe(10);
  expect(page('travel', travellers(10))).not.toContain('Add another');
  expect(page('general')).not.toContain('name="add"');
});

test('the button that the Enter key presses sends the form', () => {
  expect(page('travel').match(/<button[^>]*>/)?.[0]).not.toContain('name="add"');
});

test('a message about a row stands beside the row that is shown', () => {
  const form = posted({ type: 'travel', answers: { travellers: [{ age: 64 }, {}, { age: 'old' }] } });
  const { body, values } = parsePlainForm(form);
  expect(body.answers).toMatchObject({ travellers: [{ age: 64 }, { age: 'old' }] });
  expect(values.get('answers.travellers.1.age')).toEqual(['old']);
});

test('"I don’t know" is an answer, unless a number was typed too', () => {
  const year = (...texts: string[]) => {
    const form = posted({ type: 'home', answers: { kind: 'owner' } });
    for (const text of texts) form.append('answers.yearBuilt', text);
    return parsePlainForm(form).body.answers;
  };
  expect(year('', 'unknown')).toMatchObject({ yearBuilt: 'unknown' });
  expect(year('1978', 'unknown')).toMatchObject({ yearBuilt: 1978 });
  expect(year('')).not.toHaveProperty('yearBuilt');
});

test('names that are not in the catalogue are not read', () => {
  const form = posted(exampleQuote('general'));
  for (const name of ['__proto__.polluted', 'answers.__proto__.polluted', 'answers.sin', 'constructor', '']) {
    form.append(name, 'x');
  }
  const { body } = parsePlainForm(form);
  expect(quoteRequestSchema.parse(body)).toEqual(quoteRequestSchema.parse(exampleQuote('general')));
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('a form without a type, or with files, asks again', () => {
  const form = new FormData();
  form.append('type', new Blob(['auto']), 'type.txt');
  expect(parsePlainForm(form).type).toBeNull();
  expect(
    String(renderTypeChoice({ stylesheets: [], message: 'Please choose a type of insurance' })),
  ).toContain('Please choose a type of insurance');
});

test('the plain thank-you page says what was promised, or where to look', () => {
  const receipt = {
    reference: 'AB-7K3M9QXR',
    promiseAt: '2026-11-23T21:30:00.000Z',
    receiptUrl: 'https://x.example/track/t',
  };
  const html = String(renderPlainThanks({ stylesheets: [], receipt, isMailed: true }));
  expect(html).toContain('<strong>Monday, November 23, 3:30\u00a0pm Alberta time</strong>');
  expect(html.replaceAll(/\s+/g, ' ')).toContain('AB-7K3M9QXR</strong>.');
  expect(html).toContain('href="https://x.example/track/t"');
  expect(html).toContain('in the email we send you');
  const unmailed = String(renderPlainThanks({ stylesheets: [], receipt, isMailed: false }));
  expect(unmailed).toContain('does not send emails at the moment');
  expect(unmailed).not.toMatch(/in the email we send|Until then/);
  expect(String(renderPlainThanks({ stylesheets: [], receipt: null, isMailed: false }))).toContain(
    'No request to show',
  );
});
