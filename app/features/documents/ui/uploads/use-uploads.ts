import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type DocumentDoor, sendDocument } from '#app/features/documents/data.ts';
import type { DocumentOutput, UploadFields } from '#app/features/documents/schema.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { newId } from '#app/platform/ids.ts';
import { nextToSend, problemOf, type Upload, uploadsAfter } from './upload-state.ts';

const LOST = 'The connection was lost. Please try again.';

/**
 * Files on their way to a case: two at a time, each with its progress, to be cancelled or tried again on its own.
 * `onSent` is told of each one that has arrived.
 */
export function useUploads(door: DocumentDoor, onSent?: (document: DocumentOutput) => void) {
  const queryClient = useQueryClient();
  const [uploads, dispatch] = useReducer(uploadsAfter, []);
  const running = useRef(new Map<string, AbortController>());
  const sent = useRef(onSent);
  sent.current = onSent;

  const send = useCallback(
    async ({ key, file, fields }: Upload) => {
      const abort = new AbortController();
      running.current.set(key, abort);
      dispatch({ type: 'started', key });
      try {
        const onProgress = (progress: number) => dispatch({ type: 'progressed', key, progress });
        const told = { ...fields, clientId: key };
        const document = await sendDocument(door, { file, fields: told, onProgress, signal: abort.signal });
        dispatch({ type: 'removed', key });
        sent.current?.(document);
        await queryClient.invalidateQueries({ queryKey: door.queryKey });
      } catch (error) {
        if (!abort.signal.aborted) dispatch({ type: 'failed', key, ...failureOf(error) });
      } finally {
        running.current.delete(key);
      }
    },
    [door, queryClient],
  );

  useEffect(() => {
    for (const upload of nextToSend(uploads)) {
      if (!running.current.has(upload.key)) void send(upload);
    }
  }, [uploads, send]);

  // Whoever leaves the page breaks off what is on its way.
  useEffect(() => {
    const abortAll = running.current;
    return () => {
      for (const abort of abortAll.values()) abort.abort();
    };
  }, []);

  return {
    uploads,
    add(files: Iterable<File>, fields: Partial<UploadFields> = {}) {
      dispatch({ type: 'added', uploads: Array.from(files, (file) => uploadOf(file, fields, 'waiting')) });
    },
    /** Takes files that stay on this device until `release`. */
    choose(files: Iterable<File>, fields: Partial<UploadFields> = {}) {
      dispatch({ type: 'added', uploads: Array.from(files, (file) => uploadOf(file, fields, 'chosen')) });
    },
    release: () => dispatch({ type: 'released' }),
    cancel(key: string) {
      running.current.get(key)?.abort();
      dispatch({ type: 'removed', key });
    },
    retry: (key: string) => dispatch({ type: 'retried', key }),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

function uploadOf(file: File, fields: Partial<UploadFields>, state: 'chosen' | 'waiting'): Upload {
  const problem = problemOf(file);
  return { key: newId(), file, fields, state: problem ? 'refused' : state, progress: 0, problem };
}

/** What the server refused for good is not tried again; what was lost or is busy may be. */
function failureOf(error: unknown): { problem: string; isFinal: boolean } {
  const status = error instanceof ApiError ? error.status : 0;
  const isFinal = [400, 403, 404, 409, 413, 415, 422].includes(status);
  return { problem: userMessage(error, LOST), isFinal };
}
