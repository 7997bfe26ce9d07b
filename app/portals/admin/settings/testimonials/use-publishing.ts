import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  keptTestimonialsQuery,
  moveMutation,
  setStateMutation,
  withdrawalMutation,
} from '#app/features/testimonials/publishing/data.ts';
import type { KeptTestimonial, KeptTestimonials } from '#app/features/testimonials/publishing/schema.ts';
import { showToast } from '#app/ui/states/toast.tsx';

type State = KeptTestimonial['state'];
export type Direction = 'up' | 'down';

const SAID: Record<State, string> = {
  published: 'The comment is on the home page',
  withdrawn: 'The comment is not shown',
  draft: 'The comment is waiting again',
};

/** The name of what gets the focus once a row stands in its new place. */
export const focusName = (id: string, part: 'row' | Direction) => `comment-${part}-${id}`;

/** What an administrator does with comments. What was done can be undone from the toast. */
export function usePublishing() {
  const queryClient = useQueryClient();
  const [landing, setLanding] = useState<{ name: string } | null>(null);
  // Rows that change their place lose the focus.
  useEffect(() => {
    if (landing) document.getElementById(landing.name)?.focus();
  }, [landing]);

  const settled = {
    onSettled: (list: KeptTestimonials | undefined) =>
      list
        ? queryClient.setQueryData(keptTestimonialsQuery.queryKey, list)
        : queryClient.invalidateQueries({ queryKey: keptTestimonialsQuery.queryKey }),
  };
  const failed = { meta: { failed: 'This was not changed' } };
  const state = useMutation({ ...setStateMutation, ...settled, ...failed });
  const move = useMutation({ ...moveMutation, ...settled, ...failed });
  const withdrawal = useMutation({ ...withdrawalMutation, ...settled, ...failed });

  function setState({ id, version, state: was }: KeptTestimonial, to: State, isUndo = false): void {
    state.mutate(
      { id, version, state: to },
      {
        onSuccess: ({ items }) => {
          setLanding({ name: focusName(id, 'row') });
          const changed = items.find((one) => one.id === id);
          showToast({
            ...{ title: SAID[to], tone: 'success' },
            ...(changed &&
              !isUndo && { action: { label: 'Undo', onPress: () => setState(changed, was, true) } }),
          });
        },
      },
    );
  }

  function moveTo({ id, version }: KeptTestimonial, direction: Direction, isUndo = false): void {
    const back = direction === 'up' ? 'down' : 'up';
    move.mutate(
      { id, version, direction },
      {
        onSuccess: ({ items }) => {
          setLanding({ name: focusName(id, direction) });
          const moved = items.find((one) => one.id === id);
          showToast({
            ...{ title: `Moved ${direction}`, tone: 'success' },
            ...(moved && !isUndo && { action: { label: 'Undo', onPress: () => moveTo(moved, back, true) } }),
          });
        },
      },
    );
  }

  function recordWithdrawal({ id, version }: KeptTestimonial, onDone: () => void): void {
    withdrawal.mutate(
      { id, version },
      {
        onSuccess: () => {
          onDone();
          setLanding({ name: focusName(id, 'row') });
          showToast({ title: 'The consent is withdrawn, and the comment is off the site', tone: 'success' });
        },
      },
    );
  }

  return {
    ...{ setState, moveTo, recordWithdrawal },
    isWithdrawing: withdrawal.isPending,
    isBusy: state.isPending || move.isPending || withdrawal.isPending,
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
