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
