import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LineToSend, sendLineMutation } from '#app/features/messages/data.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { cancelWaiting } from '#app/platform/browser/waiting-actions.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { keepUnsent, readUnsent } from './kept-text.ts';

/** `waiting` for the network, `failed` with the reason; a page that was reloaded no longer knows why. */
export type SendState = { state: 'sending' | 'waiting' | 'failed'; problem?: string };

const FAILED = 'It could not be sent. It is kept on this device.';

/**
 * Sends messages of a case one after another and keeps each on this device until it has arrived. One that failed stays
 * with its reason, to be sent again or dropped.
 */
export function useSendLine(caseId: string, lines: readonly CaseLine[]) {
  const client = useQueryClient();
  const [kept, setKept] = useState(() => readUnsent(caseId));
  const keep = (change: (before: LineToSend[]) => LineToSend[]) => {
    // Another tab of the same case may have kept some, too.
    const after = change(readUnsent(caseId));
    keepUnsent(caseId, after);
    setKept(after);
  };
  const options = sendLineMutation(client, caseId);
  const { mutate } = useMutation({
    ...options,
    onSuccess: (line, sent, ...rest) => {
      options.onSuccess?.(line, sent, ...rest);
      keep((before) => before.filter(({ clientId }) => clientId !== sent.clientId));
    },
  });
  const attempts = useMutationState({
    filters: { mutationKey: ['send-line', caseId] },
    select: ({ state }) => ({
      clientId: (state.variables as LineToSend | undefined)?.clientId,
      status: state.status,
      isPaused: state.isPaused,
      error: state.error,
    }),
  });
  const arrived = new Set(lines.map(({ clientId }) => clientId));

  return {
    unsent: kept.filter(({ clientId }) => !arrived.has(clientId)),
    stateOf(clientId: string): SendState {
      const last = attempts.findLast((attempt) => attempt.clientId === clientId);
      if (last?.status === 'pending') return { state: last.isPaused ? 'waiting' : 'sending' };
      return { state: 'failed', problem: last?.error ? userMessage(last.error, FAILED) : FAILED };
    },
    send(line: LineToSend) {
      keep((before) => [...before.filter(({ clientId }) => clientId !== line.clientId), line]);
      mutate(line);
    },
    /** Forgets a message, also one that waits for the network. */
    drop(clientId: string) {
      cancelWaiting((input) => (input as LineToSend | undefined)?.clientId === clientId);
      keep((before) => before.filter((line) => line.clientId !== clientId));
    },
  };
}
