import { MARKS } from './marks.ts';
import { PhoneFold } from './phone-fold.tsx';

/** From here on the things to have ready fill half a phone. */
const MANY = 6;

type ChecklistProps = {
  items: readonly string[];
  /** A phone folds it otherwise. */
  isOpen?: boolean;
};

/** Things to have ready, each with a box to tick on paper. */
export function Checklist({ items, isOpen = false }: ChecklistProps) {
  return (
    <PhoneFold summary={isOpen || items.length < MANY ? null : `Show the list: ${items.length} things`}>
      <ul
        className={`mt-5 break-inside-avoid gap-x-10 rounded-card border border-line bg-surface p-5 *:break-inside-avoid *:py-1.5 sm:columns-2 sm:p-7 ${MARKS.toTick}`}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </PhoneFold>
  );
}
