import { eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { MAIL_KINDS, type MailKind } from './categories.ts';
import { mailPreferences } from './tables.server.ts';

/** Which kinds of email somebody wants; those they said nothing about are wanted. */
export async function readMailPreferences(db: Db, userId: string): Promise<Record<MailKind, boolean>> {
  const rows = await db.select().from(mailPreferences).where(eq(mailPreferences.userId, userId));
  const said = new Map(rows.map(({ kind, wanted }) => [kind, wanted]));
  return Object.fromEntries(MAIL_KINDS.map((kind) => [kind, said.get(kind) ?? true])) as Record<
    MailKind,
    boolean
  >;
}

/** The viewer's own; 404 for anybody who has no account. */
export async function ownMailPreferences(db: Db, viewer: Viewer): Promise<Record<MailKind, boolean>> {
  return readMailPreferences(db, ownId(viewer));
}

/** Switches kinds of email on or off for the viewer; kinds that are not given stay. 404 for who has no account. */
export async function setMailPreferences(
  db: Db,
  viewer: Viewer,
  email: Partial<Record<MailKind, boolean>>,
): Promise<void> {
  const userId = ownId(viewer);
  await db.transaction(async (tx) => {
    for (const kind of MAIL_KINDS) {
      const wanted = email[kind];
      if (wanted === undefined) continue;
      await tx
        .insert(mailPreferences)
        .values({ userId, kind, wanted })
        .onConflictDoUpdate({ target: [mailPreferences.userId, mailPreferences.kind], set: { wanted } });
    }
  });
}

function ownId(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw notFound();
  return viewer.id;
}
