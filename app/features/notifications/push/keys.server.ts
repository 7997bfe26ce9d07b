import webPush from 'web-push';
import type { Db } from '#app/platform/database/database.server.ts';
import { pushKeys } from './tables.server.ts';

/** Keys from the configuration, where it has them. */
export type ConfiguredKeys = {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
};
export type Keys = { publicKey: string; privateKey: string };

const NAME = 'vapid';

/**
 * The keys by which push services know us: those of the configuration, else those of the database, made when they are
 * first asked for. Of two processes that make them at once, one’s are kept.
 */
export async function readPushKeys(db: Db, env: ConfiguredKeys): Promise<Keys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const kept = await readKept(db);
  if (kept) return kept;
  await db
    .insert(pushKeys)
    .values({ name: NAME, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const made = await readKept(db);
  if (!made) throw new Error('The keys for push were not kept.');
  return made;
}

async function readKept(db: Db): Promise<Keys | undefined> {
  const [kept] = await db
    .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
    .from(pushKeys);
  return kept;
}
