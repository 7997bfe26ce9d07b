import { expect, test } from 'vitest';
import { faqs, faqsById } from '#content/faqs/faqs.ts';
import { subjects } from './subjects.ts';

test.each(subjects)('$slug lives at its own address and shows more than text', ({ slug, path, parts }) => {
  expect(path).toBe(`/insurance/${slug}`);
  expect(parts.filter(({ kind }) => kind && kind !== 'checklist').length).toBeGreaterThanOrEqual(3);
});

test.each(subjects)(
  '$slug has parts that can be told apart, and five questions of its own',
  ({ parts, questions }) => {
    const headings = parts.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    const own = faqsById(questions).filter(({ category }) => category === 'subject');
    expect(own.length).toBeGreaterThanOrEqual(5);
  },
);

test.each(subjects)(
  'every table of $slug has a heading and a cell for each column, and every amount of an example one name',
  ({ parts }) => {
    for (const part of parts) {
      if (part.kind === 'table') {
        expect(part.columns, part.heading).not.toContain('');
        for (const row of part.rows) expect(row, part.heading).toHaveLength(part.columns.length);
      }
      if (part.kind === 'example') {
        const names = part.example.lines.map(({ what }) => what);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  },
);

test('every question about a subject stands on the page of one', () => {
  const asked = new Set(subjects.flatMap(({ questions }) => questions));
  const lost = faqs.filter(({ id, category }) => category === 'subject' && !asked.has(id));
  expect(lost.map(({ id }) => id)).toEqual([]);
});
