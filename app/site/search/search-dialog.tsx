import { CornerDownLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { allInsurance } from '#app/site/frame/site-links.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { moveByArrows } from '#app/ui/focus/arrow-keys.ts';
import { CONTROL_CLASS } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { statusWords } from './status-words.ts';
import { find, MOST, useIndex } from './use-index.ts';
import { useMeant } from './use-meant.ts';
import { findsLittle, isOneWord, withMeant } from './with-meant.ts';

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What was typed before the field was there; from then on the field has it. */
  takeEarly: () => string;
};

const WAYS_ON = [
  allInsurance,
  { label: 'All questions', to: '/faq' },
  { label: 'Ask us', to: '/contact' },
] as const;

const PLACES = 'input[type="search"], [data-results] a';

/** Finds pages, questions, articles and words of this site. The index is fetched with the first opening. */
export function SearchDialog({ open, onClose, takeEarly }: SearchDialogProps) {
  const [index, problem] = useIndex(open);
  const [wanted, setWanted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const now = index && wanted.trim() ? find(index, wanted) : [];
  const settled = useMeant(wanted, index !== undefined && findsLittle(wanted, now));
  const isSettled = settled.words === wanted;
  const before = index && !isSettled && settled.words.trim() ? find(index, settled.words) : [];
  const found = withMeant(isSettled ? now : before, settled, isOneWord(settled.words)).slice(0, MOST);

  /** Enter goes where the first result leads, as a press on it does; while it is not settled, once it is. */
  const results = useRef<HTMLUListElement>(null);
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    if (!isEntered || !isSettled) return;
    setEntered(false);
    results.current?.querySelector('a')?.click();
  }, [isEntered, isSettled]);

  return (
    <Dialog open={open} onClose={onClose} title="Search this site" initialFocus={input} place="top">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setEntered(true);
        }}
      >
        <label htmlFor={id} className="sr-only">
          Search for
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Hail, Super Visa…"
          value={wanted}
          // What was typed last is there, and goes with the first letter of something new.
          onFocus={({ target }) => {
            const early = takeEarly();
            if (early) setWanted(early);
            else target.select();
          }}
          onChange={(event) => {
            setWanted(event.target.value);
            setEntered(false);
          }}
          onKeyDown={(event) => moveByArrows(event, PLACES)}
          // The browser's own cross is blue; Escape and the keyboard empty the field as well.
          className={classNames(CONTROL_CLASS, '[&::-webkit-search-cancel-button]:hidden')}
          enterKeyHint="go"
        />
      </form>
      <p role="status" className="mt-3 text-sm text-slate">
        {statusWords({
          isReady: index !== undefined && (isSettled || settled.words !== ''),
          problem,
          wanted: settled.words || wanted,
          found,
        })}
      </p>
      {index && isSettled && wanted.trim() && found.length === 0 && <WaysOn onChoose={onClose} />}
      <ul className="-mx-3 mt-2 -mb-2" data-results="" ref={results}>
        {found.map((place, position) => (
          <li key={place.id} className="border-t border-line first:border-t-0">
            <Link
              prefetch="intent"
              to={place.to}
              onClick={onClose}
              onKeyDown={(event) => moveByArrows(event, PLACES)}
              className={classNames(
                'group block rounded-control px-3 py-3 hover:bg-mist focus-visible:-outline-offset-3',
                // While the field has the focus, Enter opens this one.
                position === 0 && 'in-[[role=dialog]:has(input:focus)]:bg-mist',
              )}
            >
              <span className="flex justify-between text-xs font-medium text-slate">
                {place.place === undefined ? place.kind : 'Answer'}
                {position === 0 && (
                  <CornerDownLeft
                    aria-hidden="true"
                    className="hidden size-4 in-[[role=dialog]:has(input:focus)]:block"
                  />
                )}
              </span>
              <span className="block font-semibold group-hover:text-spruce">{place.title}</span>
              {/* The page that an answer leads to may say it in other words: the first is read right here. */}
              <span
                className={classNames(
                  'text-sm text-slate',
                  position === 0 && place.place !== undefined ? 'block' : 'line-clamp-2',
                )}
              >
                {place.excerpt}
              </span>
              {place.place && place.place !== place.title && (
                <span className="mt-1 block text-sm text-spruce">More: {place.place}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Where to look when nothing was found. */
function WaysOn({ onChoose }: { onChoose: () => void }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      {WAYS_ON.map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to} onClick={onChoose} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
