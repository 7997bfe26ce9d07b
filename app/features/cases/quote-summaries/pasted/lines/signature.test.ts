import { expect, test } from 'vitest';
import { readPasted } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import { withoutSignature } from './signature.ts';

const QUOTE = 'Coverages\nSewer backup: $50,000\nContents: $200,000\nTotal annual premium: $1,200';

test('nothing below the closing of a letter is read, and all of it is listed', () => {
  for (const closing of [
    'Regards,',
    'Best regards',
    'KIND REGARDS,',
    'Thanks,',
    'Thank you!',
    'Cheers, Marla',
    'Yours truly',
  ])
    expect(
      withoutSignature(`${QUOTE}\n\n${closing}\n\nMarla Jensen\nUnderwriter, Personal Lines`),
      closing,
    ).toEqual({
      body: `${QUOTE}\n`,
      signature: [closing, 'Marla Jensen', 'Underwriter, Personal Lines'],
    });
  const { coverage, leftOut, signature } = readPasted(
    `${QUOTE}\nIncluded\nRegards,\nMarla Jensen\nLiability Underwriter\n403-555-0111`,
    '2026-11-29',
    'home',
  );
  expect(coverage).toBe('Sewer backup: $50,000\nContents: $200,000');
  expect([leftOut, signature]).toEqual([
    [],
    ['Regards,', 'Marla Jensen', 'Liability Underwriter', '403-555-0111'],
  ]);
});

test('a mail quoted in another is read as one that is not', () => {
  const mail = `Hi Dana,\n${QUOTE}\nNot covered: earthquake, mould\nRegards,\nMarla Jensen`;
  const quoted = `See below.\nThanks,\nPaul\n\nMarla wrote:\n${mail.replaceAll(/^/gm, '> ')}`;
  const [one, other] = [mail, quoted].map((text) => readPasted(text, '2026-11-29', 'home'));
  expect(other).toMatchObject({ coverage: one?.coverage, notCovered: 'earthquake\nmould' });
  expect(other?.signature).toEqual(['Regards,', 'Marla Jensen']);
});

test('thanks above a quote, and within a sentence, close nothing', () => {
  for (const text of [
    `Thanks Dana,\n\n${QUOTE}`,
    `The deposit would be $200.\nThanks,\nPaul\n\n${QUOTE}`,
    `${QUOTE}\nThanks for the opportunity to quote`,
    `${QUOTE}\nThank you for your business\nSewer backup: $50,000`,
  ])
    expect(withoutSignature(text), text).toEqual({ body: text, signature: [] });
});
