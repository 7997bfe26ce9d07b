import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangeButton } from '#app/features/quotes/ui/change-button.tsx';
import { changeId } from '#app/site/get-quote/sought.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { AddButton } from './add-button.tsx';
import { addWords, answersInShort, missingWords } from './answered-words.ts';
import type { ReviewSubject, Shown } from './subjects.ts';

type SubjectProps = {
  subject: ReviewSubject;
  /** Everything is to be seen. */
  isWhole: boolean;
  /** Leads to the field of this name. */
  onChange: (field: string) => void;
  children?: ReactNode;
};

/** One subject of the review, folded to its answers in short; open, each has the way to change it. */
export function Subject({ subject, isWhole, onChange, children }: SubjectProps) {
  const { title, shown, left } = subject;
  const isMissing = left !== undefined && left.needed > 0;
  const first = isMissing ? left.name : shown[0]?.name;
  return (
    <li className="relative">
      <details open={isWhole || shown.some(({ hint }) => hint)} className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)] gap-x-2 py-1 pr-4 pl-4 sm:px-5 sm:py-3 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            className="mt-0.5 size-5 shrink-0 text-spruce transition-transform group-open:rotate-90"
          />
          <div className="min-w-0 text-sm leading-5 wrap-anywhere">
            {/* The way to change it stands beside the name. */}
            <h3 className="pr-20 text-base leading-6 font-semibold">{title}</h3>
            {isMissing && <span className="block font-medium text-danger">{missingWords(left.needed)}</span>}
            {shown.length > 0 && (
              <span className="block text-slate group-open:hidden">{answersInShort(shown)}</span>
            )}
          </div>
        </summary>
        <div className="flex flex-col gap-3 px-4 pt-1 pb-5 sm:px-5">
          {children}
          {shown.length > 0 && <Answers shown={shown} onChange={onChange} />}
          {left && (
            <AddButton onClick={() => onChange(left.name)}>
              {addWords(left.count)}
              <span className="sr-only">{` to ${title}`}</span>
            </AddButton>
          )}
        </div>
      </details>
      {first && (
        <span className="absolute -top-1 right-4 [[open]~&]:hidden sm:right-5 print:hidden">
          <ChangeButton label={title} onClick={() => onChange(first)} />
        </span>
      )}
    </li>
  );
}

function Answers({ shown, onChange }: { shown: readonly Shown[]; onChange: (field: string) => void }) {
  return (
    <KeyFacts
      facts={shown.map(({ name, label, value, hint }) => ({
        term: label,
        detail: (
          <>
            {value}
            {hint && <span className="block text-sm font-normal text-info">{hint}</span>}
          </>
        ),
        action: <ChangeButton id={changeId(name)} label={label} onClick={() => onChange(name)} />,
      }))}
    />
  );
}
