import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  changeIssueMutation,
  createIssueMutation,
  issueQuery,
} from '#app/features/newsletter/issues/data.ts';
import type { IssueChange, IssueDetail, IssueInput } from '#app/features/newsletter/issues/schema.ts';
import { ApiError } from '#app/platform/http/api-client.ts';

/** After so long without a key pressed, what is written is kept. */
const PAUSE_MS = 600;

const wordsOf = ({ subject, body, topics }: IssueInput): IssueInput => ({ subject, body, topics });
const isSame = (one: IssueInput, other: IssueInput) => JSON.stringify(one) === JSON.stringify(other);

/** What there is of an issue before anything is written: no row, so no version. */
export const NOTHING_WRITTEN = 0;

/**
 * What somebody writes into a draft, kept on the server while they write; `onBegun` tells the id of one that began with that. Somebody else's change is never written over:
 * `isTheirs` says so, and `takeTheirs` goes on from it.
 */
export function useSavedDraft(issue: IssueDetail, onBegun: (id: string) => void) {
  const queryClient = useQueryClient();
  const { queryKey } = issueQuery(issue.id);
  const isNew = issue.version === NOTHING_WRITTEN;
  const [words, setWords] = useState(() => wordsOf(issue));
  const [kept, setKept] = useState({ words, version: issue.version });
  const [tried, setTried] = useState(words);
  const create = useMutation(createIssueMutation);
  const store = useMutation(changeIssueMutation(issue.id));
  const change = useMutation({
    mutationFn: ({ version, ...sent }: IssueChange) =>
      isNew ? create.mutateAsync(sent) : store.mutateAsync({ ...sent, version }),
    onSuccess: (changed, { version: _, ...sent }) => {
      setKept({ words: sent, version: changed.version });
      queryClient.setQueryData(issueQuery(changed.id).queryKey, changed);
      if (isNew) onBegun(changed.id);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const isTheirs = issue.version > kept.version && !change.isPending;
  const canSave = !isSame(words, kept.words) && !isTheirs && !change.isPending;
  /** Keeps it now, without waiting for a pause. */
  const save = () => {
    if (!canSave) return;
    setTried(words);
    change.mutate({ ...words, version: kept.version });
  };
  // What was refused is not sent again before it is changed.
  const isDue = canSave && !isSame(words, tried);
  const saveDue = useEffectEvent(save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the words begins the pause again
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(saveDue, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, isDue]);

  return {
    words,
    set: (part: Partial<IssueInput>) => setWords((before) => ({ ...before, ...part })),
    save,
    isSaved: isSame(words, kept.words) && !change.isPending,
    version: kept.version,
    isTheirs,
    error: isTheirs ? null : change.error,
    takeTheirs: () => {
      const theirs = wordsOf(issue);
      setWords(theirs);
      setTried(theirs);
      setKept({ words: theirs, version: issue.version });
      change.reset();
    },
  };
}
