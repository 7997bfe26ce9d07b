import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import { classNames } from '#app/ui/class-names.ts';
import { Spinner } from '#app/ui/states/spinner.tsx';
import { FOUND_ROW, isNearEnd, NEAR, ToNewMessages } from './stream-marks.tsx';
import { isOwnRow, type StreamRow } from './stream-rows.ts';

type StreamProps = {
  rows: readonly StreamRow[];
  draw: (row: StreamRow) => ReactNode;
  hasOlder: boolean;
  onOlder: () => Promise<unknown>;
  /** The reader has the newest row before them. */
  onAtEnd: () => void;
  /** Where to go, as the key of a row, which is marked and has the focus; a new value goes there. */
  goTo: string | undefined;
  /** What is short begins at the upper edge. */
  startsAtTop: boolean;
};

/** So long after the reader has moved something, a scroll is theirs. */
const MOVES_FOR_MS = 1_000;
/** So many rows fill the tallest screen of a phone. */
const ROWS_OF_A_SCREEN = 8;

/** The letter exchange: only what is in view is drawn, older pages come when they are reached, the end stays the end. */
export function Stream({ rows, draw, hasOlder, onOlder, onAtEnd, goTo, startsAtTop }: StreamProps) {
  const box = useRef<HTMLElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const isLoading = useRef(false);
  const wasAtEnd = useRef(true);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const noteMove = () => {
    movedAt.current = performance.now();
  };
  const [isBelow, setIsBelow] = useState(false);
  const isPlaced = useIsPlaced();
  const newest = newestKey(rows.at(-1));
  // A day that begins above is named above: its own key does not change.
  const oldest = rows.find(({ kind }) => kind !== 'day')?.key;
  const drawn = useRef({ oldest, newest });
  // More came above while the end is the same: what is in view stays where it is. What comes in between is no such thing.
  const isPrepended = drawn.current.oldest !== oldest && drawn.current.newest === newest;
  useLayoutEffect(() => {
    drawn.current = { oldest, newest };
  }, [oldest, newest]);

  // Drawn with the page, in slices: the end is what most people read first, and what is scrolled to is drawn at one stroke.
  // So is a row in which somebody has begun something, wherever they look meanwhile.
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const kept = [...rows.entries()]
    .filter(([at, { key }]) => at >= rows.length - ROWS_OF_A_SCREEN || begun.has(key) || key === goTo)
    .map(([at]) => at);

  // What changes here alone draws no row again.
  const drawnRows = useMemo(
    () =>
      rows.map((row) => (
        <div key={row.key} data-row={row.key} {...(row.key === goTo && FOUND_ROW)}>
          {draw(row)}
        </div>
      )),
    [rows, draw, goTo],
  );

  const toEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the end when there is a new one
  useLayoutEffect(() => {
    // Who has just written or sent something wants to see it go, wherever they had read.
    if (isOwnRow(rows.at(-1))) wasAtEnd.current = true;
    if (wasAtEnd.current) toEnd();
    else setIsBelow(true);
  }, [newest]);

  // Rows are measured when they are drawn, and grow when pictures come: the end stays in view all the same.
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      if (wasAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    watch.observe(current);
    for (const child of current.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);

  const start = useRef(rows.findIndex(({ kind }) => kind === 'unread'));
  useEffect(() => {
    if (start.current <= 0) return;
    wasAtEnd.current = false;
    list.current?.scrollToIndex(start.current, { align: 'start' });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change while somebody reads what they went to
  useEffect(() => {
    const index = rows.findIndex(({ key }) => key === goTo);
    if (index < 0 || !isPlaced) return;
    // As if the reader had scrolled there: the end does not draw them back.
    wasAtEnd.current = false;
    noteMove();
    list.current?.scrollToIndex(index, { align: 'center' });
    // It is hidden until it was measured.
    let tries = 60;
    const focus = () => {
      const row = box.current?.querySelector<HTMLElement>('[data-found]');
      row?.focus({ preventScroll: true });
      if (row !== document.activeElement && tries-- > 0) requestAnimationFrame(focus);
    };
    focus();
  }, [goTo, isPlaced]);

  const look = () => {
    const { current } = box;
    if (!current) return;
    // Only the reader leaves the end: what is measured or grows does not take it away.
    const isAtEnd = isNearEnd(current);
    if (isAtEnd) wasAtEnd.current = true;
    else if (performance.now() - movedAt.current < MOVES_FOR_MS) wasAtEnd.current = false;
    if (isAtEnd) {
      setIsBelow(false);
      onAtEnd();
    }
    if (hasOlder && current.scrollTop < 4 * NEAR && !isLoading.current) {
      isLoading.current = true;
      void onOlder().finally(() => {
        isLoading.current = false;
      });
    }
  };

  // What fits is read without scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when there is more
  useEffect(look, [newest, hasOlder]);

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        data-rests="end"
        aria-label="Messages and what happened"
        // It scrolls, so the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        onScroll={look}
        onFocus={({ target }) => {
          const key = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
          if (key !== undefined && !begun.has(key)) setBegun(new Set([...begun, key]));
        }}
        onWheel={noteMove}
        onTouchMove={noteMove}
        onKeyDown={noteMove}
        onPointerDown={noteMove}
        className={classNames(
          'flex h-full flex-col overflow-y-auto overscroll-contain pb-3 -outline-offset-3 print:h-auto print:overflow-visible',
          !isPlaced && 'invisible',
        )}
      >
        {!startsAtTop && <div className="grow" />}
        {hasOlder && (
          <p role="status" className="flex justify-center py-3 text-slate">
            <Spinner />
            <span className="sr-only">Loading older messages…</span>
          </p>
        )}
        <Virtualizer ref={list} scrollRef={box} shift={isPrepended} keepMounted={kept} as="ol" item={Row}>
          {drawnRows}
        </Virtualizer>
      </section>
      {isBelow && <ToNewMessages onPress={toEnd} />}
    </div>
  );
}

/** Rows lie beside each other in the window: the one in which somebody is lies above those that have yet to make way. */
function Row({ style, ref, children }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} className="focus-within:z-1">
      {children}
    </li>
  );
}

/** Of steps the last: they are the newest folded or not. */
function newestKey(row: StreamRow | undefined): string | undefined {
  return row?.kind === 'steps' ? row.steps.at(-1)?.key : row?.key;
}

/** False until the rows have been measured and scrolled to their place: nobody should see them move there. */
function useIsPlaced(): boolean {
  const [isPlaced, setIsPlaced] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsPlaced(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPlaced;
}
