import { queryOptions, skipToken } from '@tanstack/react-query';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { Upload } from './upload-state.ts';

/** Where files are given in: one part of the page of one case. */
export type UploadPlace = { door: DocumentDoor; part: string };

/** The files on their way from there. They are kept beside what was read, and forgotten with it when a session ends. */
export const uploadsQuery = ({ door, part }: UploadPlace) =>
  queryOptions<Upload[]>({
    queryKey: ['uploads', door.listPath, part],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** A file from there that has arrived and waits for the line that it goes with; keys sort in the order in which files were chosen. */
export type Arrived = { key: string; id: string };

/** Those that wait for their line, kept and forgotten as those on their way are. */
export const arrivedQuery = (place: UploadPlace) =>
  queryOptions<Arrived[]>({
    queryKey: [...uploadsQuery(place).queryKey, 'arrived'],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
