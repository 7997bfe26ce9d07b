import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { DAY_PARTS, partOf, withPart } from '#app/ui/forms/state/day-parts.ts';
import { keepDates, NO_DATES, readDates, type StayDates } from './kept-dates.ts';

/**
 * The dates in the fields, also while they are not complete, and what this browser keeps of them. The browser holds the
 * fields: they are written only when dates were kept, pasted or removed. Both may change before the page is drawn again:
 * what was typed before the figure answered is told again at once.
 */
export function useDates() {
  const [dates, setDates] = useState(NO_DATES);
  const latest = useRef(NO_DATES);
  const fields = useRef<HTMLDivElement>(null);

  function show(changed: StayDates) {
    latest.current = changed;
    setDates(changed);
  }

  function write(changed: StayDates) {
    show(changed);
    for (const field of fields.current?.querySelectorAll('input') ?? []) {
      const part = DAY_PARTS.find((one) => one === field.dataset.part);
      if (part && isDate(field.name)) field.value = partOf(changed[field.name], part);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once
  useEffect(() => write(readDates()), []);

  return {
    dates,
    /** Of the element around the fields, whose names are those of the dates. */
    fields: {
      ref: fields,
      onChange({ target }: FormEvent) {
        if (!(target instanceof HTMLInputElement) || !isDate(target.name)) return;
        const part = DAY_PARTS.find((one) => one === target.dataset.part);
        if (!part) return;
        const { name } = target;
        show({ ...latest.current, [name]: withPart(latest.current[name], part, target.value) });
        keepDates(latest.current);
      },
      /** A year of two digits is one of this century, once it is left. */
      onBlur({ target }: FocusEvent) {
        if (!(target instanceof HTMLInputElement) || !isDate(target.name)) return;
        if (target.dataset.part !== 'year' || !/^\d\d$/.test(target.value)) return;
        const { name } = target;
        write({ ...latest.current, [name]: withPart(latest.current[name], 'year', `20${target.value}`) });
        keepDates(latest.current);
      },
    },
    fill(part: Partial<StayDates>) {
      write({ ...latest.current, ...part });
      keepDates(latest.current);
    },
  };
}

function isDate(name: string): name is keyof StayDates {
  return name in NO_DATES;
}
