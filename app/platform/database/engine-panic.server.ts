import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from '#app/platform/process/log.server.ts';

/** The embedded engine has given up, as PostgreSQL does when it cannot write its log: a restart recovers the data. */
export class EngineStoppedError extends Error {
  /** PostgreSQL's own code for "crash shutdown". */
  readonly code = '57P02';

  constructor() {
    super('The embedded database has stopped');
    this.name = 'EngineStoppedError';
  }
}

type Engine = Pick<PGlite, 'execProtocol' | 'execProtocolStream' | 'execProtocolRaw' | 'close'>;

/**
 * Refuses every call after a panic of `engine` (above all: the disk is full). There is no server around it that would
 * start it again, and the next call would never return and hold up the whole process.
 */
export function refuseAfterPanic(engine: Engine, log: Logger): void {
  let hasStopped = false;
  const guarded =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (hasStopped) throw new EngineStoppedError();
      try {
        return await run(...args);
      } catch (error) {
        if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') {
          hasStopped = true;
          log.error({ error }, 'The embedded database has stopped: make room on the disk, then start again');
        }
        throw error;
      }
    };
  const close = engine.close.bind(engine);
  engine.execProtocol = guarded(engine.execProtocol.bind(engine));
  engine.execProtocolStream = guarded(engine.execProtocolStream.bind(engine));
  engine.execProtocolRaw = guarded(engine.execProtocolRaw.bind(engine));
  engine.close = async () => {
    if (!hasStopped) await close();
  };
}
