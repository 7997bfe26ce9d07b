import type { FileMime } from '#app/features/documents/file-kinds.ts';

/** What the checks found. `reason` is a sentence for both sides, without the full stop of its beginning. */
export type Verdict =
  | { isAccepted: false; reason: string }
  | {
      isAccepted: true;
      mime: FileMime;
      /** A file to keep in place of the one that was sent: a picture that was made anew. */
      replacement: { path: string; bytes: number; sha256: string } | null;
      /** Pictures of the pages, in their order. */
      pages: string[];
    };

/** A file is refused for this reason. */
export class Refusal extends Error {}

export function refuse(reason: string): never {
  throw new Refusal(reason);
}
