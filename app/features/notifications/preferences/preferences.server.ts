import { and, eq } from 'drizzle-orm';
import { MAIL_KINDS, type MailKind } from '#app/features/notifications/categories.ts';
import { mailPreferences } from '#app/features/notifications/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { MailChoice, NoticePreferences, NoticePreferencesInput } from './preferences-schema.ts';

/** How somebody wants to hear of each kind; what they said nothing about comes soon. */
export async function readPreferences(db: Db, userId: string): Promise<NoticePreferences> {
  const mail = await db.select().from(mailPreferences).where(eq(mailPreferences.userId, userId));
  const mails = new Map(mail.map((row) => [row.kind, choiceOf(row)]));
  const pushes = new Map(mail.map((row) => [row.kind, row.push]));
  return {
    email: ofEachKind((kind) => mails.get(kind) ?? 'soon'),
    push: ofEachKind((kind) => pushes.get(kind) ?? true),
  };
}

/** How somebody wants mail of one kind. */
export async function readMailChoice(db: Db, userId: string, kind: MailKind): Promise<MailChoice> {
  const [row] = await db
    .select()
    .from(mailPreferences)
    .where(and(eq(mailPreferences.userId, userId), eq(mailPreferences.kind, kind)));
  return row ? choiceOf(row) : 'soon';
}

/** Whether somebody wants a kind in the browsers in which they allowed notifications. */
export async function wantsPush(db: Db, userId: string, kind: MailKind): Promise<boolean> {
  const [row] = await db
    .select({ push: mailPreferences.push })
    .from(mailPreferences)
    .where(and(eq(mailPreferences.userId, userId), eq(mailPreferences.kind, kind)));
  return row?.push ?? true;
}

/** The viewer's own; 404 for anybody who has no account. */
export async function ownPreferences(db: Db, viewer: Viewer): Promise<NoticePreferences> {
  return readPreferences(db, ownId(viewer));
}

/** Chooses for the viewer; kinds that are not given stay. 404 for who has no account. */
export async function setPreferences(
  db: Db,
  viewer: Viewer,
  { email, push }: NoticePreferencesInput,
): Promise<void> {
  const userId = ownId(viewer);
  await db.transaction(async (tx) => {
    for (const kind of MAIL_KINDS) {
      const choice = email[kind];
      const isPushed = push[kind];
      if (choice === undefined && isPushed === undefined) continue;
      const set = {
        ...(choice !== undefined && { wanted: choice !== 'off', daily: choice === 'daily' }),
        ...(isPushed !== undefined && { push: isPushed }),
      };
      await tx
        .insert(mailPreferences)
        .values({ userId, kind, wanted: true, ...set })
        .onConflictDoUpdate({ target: [mailPreferences.userId, mailPreferences.kind], set });
    }
  });
}

function choiceOf({ wanted, daily }: { wanted: boolean; daily: boolean }): MailChoice {
  if (!wanted) return 'off';
  return daily ? 'daily' : 'soon';
}

function ofEachKind<Value>(value: (kind: MailKind) => Value): Record<MailKind, Value> {
  return Object.fromEntries(MAIL_KINDS.map((kind) => [kind, value(kind)])) as Record<MailKind, Value>;
}

function ownId(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw notFound();
  return viewer.id;
}
