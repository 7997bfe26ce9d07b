import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { DocumentOutput, UploadFields } from '#app/features/documents/schema.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import type { UploadEvent } from './upload-state.ts';
import { type UploadPlace, uploadsQuery } from './uploads-query.ts';

/** What is known of files: the same of all, or of each by itself. */
type Told = Partial<UploadFields> | ((file: File) => Partial<UploadFields>);
const fieldsOf = (told: Told, file: File) => (typeof told === 'function' ? told(file) : told);

type OnSent = (document: DocumentOutput, key: string) => void;

/** What sends files, and looks at them before: nothing of it is needed until somebody has chosen one. */
const loadQueue = () => import('./upload-queue.ts');

/**
 * Files on their way to a case: two at a time, each with its progress, to be cancelled or tried again on its own.
 * `part` names where on the page they are given in: they travel on while it is not shown. Without one they are broken
 * off with it. `onSent` is told of each one that has arrived.
 */
export function useUploads(door: DocumentDoor, part?: string, onSent?: OnSent) {
  const client = useQueryClient();
  const own = useId();
  const place = useMemo<UploadPlace>(() => ({ door, part: part ?? own }), [door, part, own]);
  const { data: uploads = [] } = useQuery(uploadsQuery(place));
  useLoadAhead(loadQueue);

  useEffect(() => {
    if (part !== undefined) return;
    return () => {
      if (!client.getQueryData(uploadsQuery(place).queryKey)) return;
      void loadQueue().then(({ dropUploads }) => dropUploads(client, place));
    };
  }, [client, place, part]);

  const change = (event: UploadEvent) => {
    // A text without files needs nothing of it, and goes without a connection.
    if (uploads.length === 0) return;
    void loadQueue().then(({ changeUploads }) => changeUploads(client, place, event));
  };
  const add = (given: Iterable<File>, told: Told, state: 'chosen' | 'waiting') => {
    // The list of a field that takes files is empty a moment later.
    const files = Array.from(given);
    loadQueue().then(
      ({ changeUploads, uploadOf }) =>
        changeUploads(client, place, {
          type: 'added',
          uploads: files.map((file) =>
            uploadOf({ file, fields: fieldsOf(told, file), ...(onSent && { onSent }) }, state),
          ),
        }),
      () => showToast({ title: NOT_TAKEN, description: 'Please choose the files again.', tone: 'danger' }),
    );
  };
  return {
    uploads,
    /** Somebody is about to choose some, and may have lost the connection by then. */
    prepare: () => void loadQueue().catch(() => undefined),
    add: (files: Iterable<File>, told: Told = {}) => add(files, told, 'waiting'),
    /** Takes files that stay on this device until `release`. */
    choose: (files: Iterable<File>, told: Told = {}) => add(files, told, 'chosen'),
    /** Says more of a file that was chosen and stays here yet. */
    describe: (key: string, fields: Partial<UploadFields>) => change({ type: 'described', key, fields }),
    release: () => change({ type: 'released' }),
    cancel: (key: string) => change({ type: 'removed', key }),
    retry: (key: string) => change({ type: 'retried', key }),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

const NOT_TAKEN = 'We could not reach the server';
