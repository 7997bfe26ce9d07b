import { queryOptions, skipToken } from '@tanstack/react-query';
import { type UploadPlace, uploadsQuery } from '#app/features/documents/ui/uploads/uploads-query.ts';

/** A file that has arrived and waits for the line that it goes with; keys sort in the order in which files were chosen. */
type Arrived = { key: string; id: string };

/** Those that wait for their line, kept and forgotten as those on their way are. */
export const arrivedQuery = (place: UploadPlace) =>
  queryOptions<Arrived[]>({
    queryKey: [...uploadsQuery(place).queryKey, 'arrived'],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
