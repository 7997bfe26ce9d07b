import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sayReadMutation } from '#app/features/messages/data.ts';
import { queueKey } from '#app/features/queue/data.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { FAILED } from './use-at-once.ts';

/** As long as the way back is offered. */
const UNDO_MS = 10_000;

type Mark = { timer: ReturnType<typeof setTimeout>; send: () => void };

/**
 * Conversations that the viewer says they have read, without opening them. The person is told that they were read, which
 * nobody can take back: so it is said when Undo is over, or when the queue is left.
 */
export function useReadMarks() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(sayReadMutation);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, Mark>());
  useEffect(
    () => () => {
      for (const { timer, send } of waiting.current.values()) {
        clearTimeout(timer);
        send();
      }
    },
    [],
  );
  const forget = useCallback((caseId: string) => {
    clearTimeout(waiting.current.get(caseId)?.timer);
    waiting.current.delete(caseId);
    setRead((before) => new Set([...before].filter((id) => id !== caseId)));
  }, []);

  function markRead({ case: about }: QueueItem) {
    if (!about || about.unread === 0 || waiting.current.has(about.id)) return;
    const { id: caseId, name, title } = about;
    const send = async () => {
      waiting.current.delete(caseId);
      try {
        await mutateAsync({ caseId, at: about.lastPosition });
      } catch (error) {
        showToast({ title: userMessage(error, FAILED), tone: 'danger' });
      }
      await client.invalidateQueries({ queryKey: queueKey });
      forget(caseId);
    };
    waiting.current.set(caseId, {
      timer: setTimeout(() => void send(), UNDO_MS),
      send: () => void send(),
    });
    setRead((before) => new Set([...before, caseId]));
    showToast({
      ...{ title: 'Marked as read', description: `${name ?? title} sees it in ten seconds.` },
      action: { label: 'Undo', onPress: () => forget(caseId) },
    });
  }

  return {
    markRead,
    /** The rows as they are with what was marked. */
    withMarks: (items: readonly QueueItem[], isUnreadWanted: boolean): QueueItem[] =>
      items
        .map((item) =>
          item.case && read.has(item.case.id) ? { ...item, case: { ...item.case, unread: 0 } } : item,
        )
        .filter(({ case: about }) => !isUnreadWanted || (about?.unread ?? 0) > 0),
  };
}
