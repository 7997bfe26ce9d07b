import type { Database } from '#app/platform/database/database.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { beginnings, type ConfiguredBeginnings } from './apply.server.ts';
import { SETTINGS_CHANNEL } from './channel.server.ts';
import { type EarlierSender, listSenders, readValues } from './queries.server.ts';
import type { SettingValues } from './shapes.ts';

/** Reads again after so long, in case a message was missed. */
const LOOK_AGAIN_MS = 30_000;

export type PagesState = 'current' | 'drawing' | 'failed' | 'elsewhere';

export type LiveSettings = {
  readonly beginnings: SettingValues;
  current(): SettingValues;
  /** Reads the settings now, and resolves when this process goes by them. */
  refresh(): Promise<void>;
  /** Whether the public pages of this process say what is set. */
  pages(): PagesState;
  close(): Promise<void>;
};

type Options = {
  /** Called with the values at the start and whenever one has changed. */
  apply(values: SettingValues, senders: readonly EarlierSender[]): void;
  /** Draws the public pages with them, if this process serves any. */
  drawPages?: (values: SettingValues, sender: number) => Promise<void>;
  lookAgainMs?: number;
};

/**
 * The settings of one process: read at the start, when any process says that one has changed, after a gap in what
 * could be heard, and every half a minute in any case, so that a missed message leaves nobody behind.
 */
export async function openSettings(
  database: Database,
  env: ConfiguredBeginnings,
  log: Logger,
  { apply, drawPages, lookAgainMs = LOOK_AGAIN_MS }: Options,
): Promise<LiveSettings> {
  const first = beginnings(env);
  let current = first;
  let known = '';
  let pages: PagesState = drawPages ? 'current' : 'elsewhere';
  let reading: Promise<void> = Promise.resolve();
  let drawing: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const [values, senders] = [await readValues(database.db, first), await listSenders(database.db, first)];
    const said = JSON.stringify([values, senders]);
    if (said !== known) {
      known = said;
      current = values;
      apply(values, senders);
      draw(senders.length - 1);
    } else if (pages === 'failed') draw(senders.length - 1);
  }

  /** What has changed again meanwhile is drawn anew; nobody waits for what was wanted before. */
  function draw(sender: number): void {
    if (!drawPages) return;
    pages = 'drawing';
    const values = current;
    drawing = drawPages(values, sender).then(
      () => {
        if (values === current) pages = 'current';
      },
      (error: unknown) => {
        if (values !== current) return;
        pages = 'failed';
        log.error({ error }, 'The public pages could not be drawn with the settings');
      },
    );
  }

  /** One at a time, and each asks the database after it was called. */
  function refresh(): Promise<void> {
    const next = reading.then(read);
    reading = next.catch((error: unknown) => log.warn({ error }, 'The settings could not be read'));
    return next;
  }

  const readQuietly = () => void refresh().catch(() => undefined);
  const stop = await database.listen(SETTINGS_CHANNEL, { onPayload: readQuietly, onGap: readQuietly });
  await refresh();
  // People who come first must read what is set.
  await drawing;
  const timer = setInterval(readQuietly, lookAgainMs);
  timer.unref();
  return {
    beginnings: first,
    current: () => current,
    refresh,
    pages: () => pages,
    async close() {
      clearInterval(timer);
      await stop();
      await reading;
    },
  };
}
