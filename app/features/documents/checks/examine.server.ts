import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { FILE_MIMES } from '#app/features/documents/file-kinds.ts';
import type { Verdict } from './verdict.ts';

/** Runs from its source: it begins rarely, and reads what only the file at hand needs. */
const PROGRAM = resolve('app/features/documents/checks/examine-file.server.ts');
const LONGEST_MS = 60_000;
const HEAP_MEGABYTES = 384;

const verdict = z.discriminatedUnion('isAccepted', [
  z.object({ isAccepted: z.literal(false), reason: z.string() }),
  z.object({
    isAccepted: z.literal(true),
    mime: z.enum(FILE_MIMES),
    replacement: z.object({ path: z.string(), bytes: z.int(), sha256: z.string() }).nullable(),
    pages: z.array(z.string()),
  }),
]);

const TOO_MUCH: Verdict = { isAccepted: false, reason: 'it is damaged, or too complicated to check' };

/**
 * Has a file looked at by a program of its own, which reads it, writes into `folder`, and may do nothing else. One that
 * makes it fail, or takes longer than a minute, is refused like a damaged one.
 */
export async function examine(path: string, folder: string): Promise<Verdict> {
  await access(path);
  const rights = [
    '--permission',
    '--allow-fs-read=*',
    `--allow-fs-write=${resolve(folder)}`,
    '--allow-addons',
  ];
  const flags = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--disable-warning=ExperimentalWarning'];
  const options = { timeout: LONGEST_MS, killSignal: 'SIGKILL', env: {}, maxBuffer: 100_000 } as const;
  try {
    const { stdout } = await promisify(execFile)(
      execPath,
      [...rights, ...flags, PROGRAM, resolve(path), resolve(folder)],
      options,
    );
    return verdict.parse(JSON.parse(stdout));
  } catch (error) {
    if (hasEnded(error)) return TOO_MUCH;
    throw error;
  }
}

/** The program ran and came to an end of its own; what could not even be started is no fault of the file. */
function hasEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, signal } = error as { code?: unknown; signal?: unknown };
  return typeof code === 'number' || typeof signal === 'string';
}
