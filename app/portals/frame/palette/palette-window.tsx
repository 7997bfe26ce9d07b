import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { moveByArrows } from '#app/ui/focus/arrow-keys.ts';
import { CONTROL_CLASS } from '#app/ui/forms/field.tsx';

const PLACES = 'input[type="search"], [data-places] a, [data-places] button';
const PLACE =
  'flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-3 py-1.5 text-left text-ink no-underline hover:bg-mist focus-visible:-outline-offset-3';

/** While the field above has the focus, Enter takes the first of all: it looks so. */
const FIRST_LIT =
  '[:focus~&>section:first-child_li:first-child>*]:bg-spruce-soft [:focus~&>section:first-child_li:first-child>*]:inset-ring [:focus~&>section:first-child_li:first-child>*]:inset-ring-spruce';

/** A row of the palette: a page that it opens, or something that it does. */
export type PalettePlace = {
  key: string;
  label: string;
  /** What tells it from others of that name. */
  about?: string;
  /** On the right: the row may be long, and this stays. */
  aside?: ReactNode;
  /** It says what is done, and is no name. */
  isAction?: true;
} & ({ to: string } | { run: () => void; staysOpen?: boolean });

export type PaletteGroup = { title: string; places: readonly PalettePlace[] };

type PaletteWindowProps = {
  groups: readonly PaletteGroup[];
  wanted: string;
  setWanted: (words: string) => void;
  /** What it does or has found, in words. */
  status: string;
  /** Whether what stands first may still change. */
  isLooking: boolean;
  onClose: () => void;
};

/** What was typed, and below it what fits, by groups: Enter takes the first, the arrow keys go to the others. */
export function PaletteWindow({ groups, wanted, setWanted, status, isLooking, onClose }: PaletteWindowProps) {
  const input = useRef<HTMLInputElement>(null);
  const places = useRef<HTMLDivElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => moveByArrows(event, PLACES);
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!isLooking) places.current?.querySelector<HTMLElement>('a, button')?.click();
    } else onKeyDown(event);
  };
  return (
    <Dialog open place="top" onClose={onClose} title="Search or run a command" initialFocus={input}>
      <label htmlFor={id} className="sr-only">
        A name, a reference, a page or an action
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder="A name, a reference, a page…"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={onEnter}
        className={classNames(CONTROL_CLASS, '[&::-webkit-search-cancel-button]:hidden')}
      />
      <p role="status" className="mt-3 text-sm text-slate">
        {status}
      </p>
      <div ref={places} data-places="" className={classNames('-mx-3 -mb-2', !isLooking && FIRST_LIT)}>
        {groups.map(
          (group) =>
            group.places.length > 0 && (
              <Group key={group.title} title={group.title}>
                {group.places.map((place) => (
                  <li key={place.key}>
                    <Place {...{ place, onKeyDown, onClose }} onStay={() => input.current?.focus()} />
                  </li>
                ))}
              </Group>
            ),
        )}
      </div>
    </Dialog>
  );
}

type PlaceProps = {
  place: PalettePlace;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClose: () => void;
  /** Does what leaves the palette open, whose rows are others then. */
  onStay: () => void;
};

function Place({ place, onKeyDown, onClose, onStay }: PlaceProps) {
  const { label, about, aside } = place;
  const words = (
    <>
      <span className="min-w-0">
        {/* Who it is about is read in whole, however long. */}
        <span
          className={classNames('block wrap-anywhere', Boolean(aside) && !place.isAction && 'font-semibold')}
        >
          {label}
        </span>
        {about && <span className="block text-sm text-slate">{about}</span>}
      </span>
      {aside && <span className="shrink-0 text-sm text-slate">{aside}</span>}
    </>
  );
  if ('to' in place)
    return (
      <Link prefetch="intent" to={place.to} className={PLACE} onKeyDown={onKeyDown} onClick={onClose}>
        {words}
      </Link>
    );
  return (
    <button
      type="button"
      className={PLACE}
      onKeyDown={onKeyDown}
      onClick={() => {
        (place.staysOpen ? onStay : onClose)();
        place.run();
      }}
    >
      {words}
    </button>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-3">
      <h3 id={id} className="px-3 text-xs font-semibold text-slate">
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
