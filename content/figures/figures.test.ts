import { expect, test } from 'vitest';
import { careFirstFigure } from './care-first.ts';

const causes = careFirstFigure.cause.options.map(({ id }) => id);
const people = careFirstFigure.person.options.map(({ id }) => id);

test('every case of the Care-First explorer has an answer, and never two to one question', () => {
  for (const cause of causes)
    for (const person of people) {
      const rows = careFirstFigure.change.rows.filter(
        (row) => row.causes.includes(cause) && row.people.includes(person),
      );
      const asked = rows.map(({ what }) => what);
      expect(asked, `${cause}, ${person}`).toContain('Suing for pain and suffering');
      expect(new Set(asked).size, `${cause}, ${person}`).toBe(asked.length);
      expect(rows.length, `${cause}, ${person}`).toBe(person === 'worker' ? 2 : 4);
    }
});
