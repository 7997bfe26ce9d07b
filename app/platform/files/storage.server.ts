import type { Readable } from 'node:stream';

/** Of a file the bytes from `first` to `last`, both included. */
export type ByteRange = { first: number; last: number };

/** Where files are kept, by a key of letters, digits and hyphens. Without nouns: who may read what is not known here. */
export type Storage = {
  /** A folder of this machine for files that are still arriving or being looked at. */
  incoming: string;
  /** Moves or copies the file at `path` to `key`; afterwards there may be nothing at `path`. */
  put(key: string, path: string): Promise<void>;
  /** Refuses (404) what is not there. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Without effect where nothing is. */
  remove(key: string): Promise<void>;
};
