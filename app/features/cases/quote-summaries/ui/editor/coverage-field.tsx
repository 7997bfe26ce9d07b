import { type ReactNode, useRef } from 'react';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import {
  coverageLines,
  keyOf,
  withColon,
} from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import {
  coverageKey,
  usualCoverages,
} from '#app/features/cases/quote-summaries/comparison/coverage-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Offers } from '#app/ui/forms/offers.tsx';
import type { FieldState } from '#app/ui/forms/state/form-state.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type CoverageFieldProps = {
  type: InsuranceType;
  /** Of the request: it says what kind of home it is about. */
  title: string;
  field: FieldState & { defaultValue: string | string[] };
  /** What is written so far. */
  coverage: string;
  onChange: (coverage: string) => void;
  /** Said of what is written. */
  note?: ReactNode;
};

/** What a quote covers, a line for each coverage; the usual ones of its type are added by a press. */
export function CoverageField({ type, title, field, coverage, onChange, note }: CoverageFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const lines = coverageLines(coverage);
  const named = new Set(lines.map((line) => keyOf(line, type)));
  const isNamed = (name: string) => named.has(coverageKey(name, type));
  const withColons = (text: string) =>
    text
      .split('\n')
      .map((line) => withColon(line, type))
      .join('\n');
  /** Changes what stands in the field at this moment: what was typed last may not have come back yet. */
  const change = (changed: (text: string) => string) => {
    const area = place.current?.querySelector('textarea');
    const text = area?.value ?? coverage;
    const next = changed(text);
    if (next !== text) onChange(next);
    return area;
  };
  const add = (name: string) => {
    const area = change((text) =>
      coverageLines(text).some((line) => keyOf(line, type) === coverageKey(name, type))
        ? text
        : [text.trimEnd(), `${name}: `].filter(Boolean).join('\n'),
    );
    area?.focus();
    // As if it were typed: a field that nobody has typed in loses its caret with the next drawing.
    area?.setRangeText('', area.value.length, area.value.length, 'end');
  };
  return (
    <div ref={place} className="flex flex-col gap-3">
      <TextArea
        label="What is covered"
        help={
          <>
            A line for each coverage, such as “Deductible: $1,000”. The same name in two quotes puts them side
            by side. {note}
          </>
        }
        rows={3}
        {...field}
      />
      {withColons(coverage) !== coverage && (
        <Button look="secondary" size="small" className="self-start" onClick={() => change(withColons)}>
          Put a colon after each name
        </Button>
      )}
      <Offers
        label="Coverages to add"
        offers={usualCoverages(type, title).map((name) => ({ label: name, offer: name }))}
        isTaken={isNamed}
        onTake={add}
      />
    </div>
  );
}
