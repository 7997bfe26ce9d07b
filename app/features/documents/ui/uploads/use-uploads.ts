import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo } from 'react';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { DocumentOutput, UploadFields } from '#app/features/documents/schema.ts';
import { newId } from '#app/platform/ids.ts';
import { changeUploads, dropUploads, type UploadPlace, uploadsQuery } from './upload-queue.ts';
import { problemOf, type Upload, type UploadEvent } from './upload-state.ts';

type OnSent = (document: DocumentOutput) => void;

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

  useEffect(() => {
    if (part !== undefined) return;
    return () => dropUploads(client, place);
  }, [client, place, part]);

  const change = (event: UploadEvent) => changeUploads(client, place, event);
  const add = (files: Iterable<File>, fields: Partial<UploadFields>, state: 'chosen' | 'waiting') =>
    change({
      type: 'added',
      uploads: Array.from(files, (file) => uploadOf({ file, fields, onSent }, state)),
    });
  return {
    uploads,
    add: (files: Iterable<File>, fields: Partial<UploadFields> = {}) => add(files, fields, 'waiting'),
    /** Takes files that stay on this device until `release`. */
    choose: (files: Iterable<File>, fields: Partial<UploadFields> = {}) => add(files, fields, 'chosen'),
    release: () => change({ type: 'released' }),
    cancel: (key: string) => change({ type: 'removed', key }),
    retry: (key: string) => change({ type: 'retried', key }),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

type Given = Pick<Upload, 'file' | 'fields'> & { onSent: OnSent | undefined };

function uploadOf({ onSent, ...given }: Given, state: 'chosen' | 'waiting'): Upload {
  const problem = problemOf(given.file);
  const standing = { state: problem ? ('refused' as const) : state, progress: 0, problem };
  return { key: newId(), ...given, ...standing, ...(onSent && { onSent }) };
}
