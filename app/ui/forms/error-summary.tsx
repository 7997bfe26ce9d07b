import { useEffect, useRef } from 'react';

export type SummaryError = { fieldId: string; message: string };

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  title?: string;
  /** Changes with each attempt to send, so that the summary takes focus again. */
  attempt: number;
};

/** Lists what must be put right above a form, takes focus, and leads to each field. */
export function ErrorSummary({ errors, attempt, title = 'Please check the following' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was closed by hand is opened anew at each attempt
  useEffect(() => {
    for (const { fieldId } of errors) unfold(document.getElementById(fieldId));
    if (attempt > 0 && isShown) box.current?.focus();
  }, [attempt, isShown]);

  if (!isShown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-card border border-danger bg-danger-soft px-5 py-4 focus:outline-3 focus:outline-offset-3 focus:outline-danger"
    >
      <h2 className="text-lg font-semibold text-danger">{title}</h2>
      <ul className="mt-1 flex flex-col">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className="inline-flex min-h-11 items-center py-1.5 font-medium underline underline-offset-4"
              onClick={(event) => {
                const field = document.getElementById(error.fieldId);
                if (!field) return;
                event.preventDefault();
                unfold(field);
                wrongControl(field).focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens what a field is folded away in: a closed fold takes no focus. */
function unfold(field: HTMLElement | null): void {
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
}

/** Of the fields that make up one day, the one that is wrong. */
function wrongControl(field: HTMLElement): HTMLElement {
  if (field.dataset.part === undefined) return field;
  return field.closest('fieldset')?.querySelector<HTMLElement>('[aria-invalid]') ?? field;
}
