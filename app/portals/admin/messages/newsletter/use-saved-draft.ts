import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { changeIssueMutation, issueQuery } from '#app/features/newsletter/issues/data.ts';
import type { IssueDetail, IssueInput } from '#app/features/newsletter/issues/schema.ts';
import { ApiError } from '#app/platform/http/api-client.ts';

/** After so long without a key pressed, what is written is kept. */
const PAUSE_MS = 600;

const wordsOf = ({ subject, body, topics }: IssueInput): IssueInput => ({ subject, body, topics });
const isSame = (one: IssueInput, other: IssueInput) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What somebody writes into a draft, kept on the server while they write. Somebody else's change is never written over:
 * `isTheirs` says so, and `takeTheirs` goes on from it.
 */
export function useSavedDraft(issue: IssueDetail) {
  const queryClient = useQueryClient();
  const { queryKey } = issueQuery(issue.id);
  const [words, setWords] = useState(() => wordsOf(issue));
  const [kept, setKept] = useState({ words, version: issue.version });
  const [tried, setTried] = useState(words);
  const change = useMutation({
    ...changeIssueMutation(issue.id),
    onSuccess: (changed, { version: _, ...sent }) => {
      setKept({ words: sent, version: changed.version });
      queryClient.setQueryData(queryKey, changed);
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
