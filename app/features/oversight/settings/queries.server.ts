import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { namesOfPeople } from '#app/features/accounts/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { SettingOutput, SettingValue } from './schema.ts';
import { SETTING_KEYS, type SettingKey } from './settings.ts';
import { SETTING_SHAPES, type SettingValues } from './shapes.ts';
import { settings } from './tables.server.ts';

/** What of us stands in the wordings of consents. */
const SENDER_KEYS = ['legalName', 'tradeName', 'email', 'mailingAddress'] as const;

export type EarlierSender = Pick<SettingValues, (typeof SENDER_KEYS)[number]>;

/** How many changes of one setting are shown. */
const SHOWN = 10;
const GONE = 'Someone whose account no longer exists';

/**
 * The settings as they are now, over `beginnings`. A value that does not fit its setting any more, because the code has
 * changed since, counts as unset.
 */
export async function readValues(db: Db, beginnings: SettingValues): Promise<SettingValues> {
  const rows = await db
    .selectDistinctOn([settings.key], { key: settings.key, value: settings.value })
    .from(settings)
    .orderBy(asc(settings.key), desc(settings.version));
  const values: Record<string, unknown> = { ...beginnings };
  for (const { key, value } of rows) {
    const fits = isKey(key) && value !== null ? SETTING_SHAPES[key].safeParse(value) : null;
    if (fits?.success) values[key] = fits.data;
  }
  return values as SettingValues;
}

/** Every setting with its last changes. */
export async function listSettings(db: Db, beginnings: SettingValues): Promise<SettingOutput[]> {
  const rows = await db
    .select()
    .from(settings)
    .where(sql`${settings.version} > (select max(newest.version) from ${settings} newest
      where newest.key = ${settings.key}) - ${SHOWN}`)
    .orderBy(desc(settings.version));
  const names = await namesOfPeople(
    db,
    rows.flatMap(({ changedById }) => changedById ?? []),
  );
  const values = await readValues(db, beginnings);
  return SETTING_KEYS.map((key) => {
    const changes = rows.filter((row) => row.key === key);
    return {
      ...{ key, value: values[key], beginning: beginnings[key], version: changes[0]?.version ?? 0 },
      changes: changes.map(({ version, value, changedById, createdAt }) => ({
        ...{ version, value, at: createdAt.toISOString() },
        by: names.get(changedById ?? '') ?? GONE,
      })),
    };
  });
}

/** The newest row of a setting, or undefined while nobody has changed it. */
export async function newestChange(
  db: Db,
  key: SettingKey,
): Promise<{ version: number; value: SettingValue | null; changedById: string | null } | undefined> {
  const [row] = await db
    .select()
    .from(settings)
    .where(eq(settings.key, key))
    .orderBy(desc(settings.version))
    .limit(1);
  return row;
}

function isKey(key: string): key is SettingKey {
  return key in SETTING_SHAPES;
}

/**
 * Who we were after each change of what stands in the wordings of consents, oldest first; the first is who we were in
 * the beginning. The place in the list is the number of a sender.
 */
export async function listSenders(db: Db, beginnings: SettingValues): Promise<EarlierSender[]> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...SENDER_KEYS]))
    .orderBy(asc(settings.id));
  const { legalName, tradeName, email, mailingAddress } = beginnings;
  const senders = [{ legalName, tradeName, email, mailingAddress }];
  for (const { key, value } of rows) {
    const name = key as (typeof SENDER_KEYS)[number];
    const last = senders.at(-1) ?? senders[0];
    if (last) senders.push({ ...last, [name]: value ?? beginnings[name] });
  }
  return senders;
}
