import { inArray } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { contactReferences } from '#app/features/contact/queries.server.ts';
import type { AuditRow } from '#app/features/ledger/audit-queries.server.ts';
import { namesOfTokens } from '#app/features/oversight/api-tokens/queries.server.ts';
import { SETTINGS, type SettingKey } from '#app/features/oversight/settings/settings.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { detailsOf } from './row-details.ts';
import type { AuditEntry } from './schema.ts';
import { sayAudit } from './wordings/wordings.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-/i;
const GONE = 'Someone whose account no longer exists';

/** Rows of the audit log as sentences, with the names that people, requests and tokens have now. */
export async function sayRows(db: Db, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const names = await readNames(db, rows);
  return rows.map((row) => {
    const { actorKind, actorId, actorRole, at, seq, hash, ...rest } = row;
    const who = nameOf(row, names);
    const by = actorKind === 'system' ? `${who} (${actorId ?? 'unknown'})` : who;
    const sentence = sayAudit(row.action, {
      who,
      bySystem: actorKind === 'system',
      whom: whomOf(row, names),
      data: row.data,
      person: (id) => names.people.get(id ?? '')?.fullName ?? GONE,
      request: (id) => requestOf(id, names),
    });
    return {
      ...rest,
      ...{ seq: seq ?? 0, hash: hash ?? '', at: at.toISOString(), role: actorRole, by },
      sentence: upperFirst(sentence),
      path: pathOf(row, names),
      details: detailsOf(row.data, (id) => found(id, names)),
    };
  });
}

type Names = Awaited<ReturnType<typeof readNames>>;

/** What the ids of some rows are called; one query for each kind of thing. */
async function readNames(db: Db, rows: readonly AuditRow[]) {
  const ids = rows.flatMap(({ actorId, thingId, data }) => [
    ...[actorId, thingId],
    ...Object.values(data).flat(),
  ]);
  const uuids = [...new Set(ids)].filter((id): id is string => typeof id === 'string' && UUID.test(id));
  const tokens = rows.flatMap(({ actorKind, actorId, thingKind, thingId }) => [
    ...(actorKind === 'token' && actorId ? [actorId] : []),
    ...(thingKind === 'api_token' ? [thingId] : []),
  ]);
  const accounts = await db
    .select({ id: people.id, fullName: people.fullName, role: people.role })
    .from(people)
    .where(inArray(people.id, uuids));
  const requests = await db
    .select({ id: namedCases.id, reference: namedCases.reference })
    .from(namedCases)
    .where(inArray(namedCases.id, uuids));
  const messages = await db
    .select({ id: contactReferences.id, reference: contactReferences.reference })
    .from(contactReferences)
    .where(inArray(contactReferences.id, uuids));
  return {
    messages: new Map(messages.map(({ id, reference }) => [id, reference])),
    people: new Map(accounts.map((account) => [account.id, account])),
    requests: new Map(requests.map(({ id, reference }) => [id, reference])),
    tokens: await namesOfTokens(db, tokens),
  };
}

function nameOf({ actorKind, actorId }: AuditRow, names: Names): string {
  if (actorKind === 'visitor') return 'A visitor';
  if (actorKind === 'system') return 'The system';
  if (actorKind === 'token') return `The program “${names.tokens.get(actorId ?? '') ?? 'unknown'}”`;
  return names.people.get(actorId ?? '')?.fullName ?? GONE;
}

/** What kinds of things are called that have no name of their own here. */
const NOUNS: Partial<Record<string, string>> = {
  chat: 'a chat',
  consent: 'a consent',
  document: 'a document',
  mail: 'an email',
  message: 'a message',
  newsletter_issue: 'a newsletter',
  lesson: 'a taught wording',
  testimonial: 'a client’s comment',
  webhook: 'a webhook',
};

function whomOf({ thingKind, thingId }: AuditRow, names: Names): string {
  if (thingKind === 'user') return names.people.get(thingId)?.fullName ?? 'an account that is gone';
  if (thingKind === 'case') return requestOf(thingId, names);
  if (thingKind === 'contact_message') return messageOf(thingId, names);
  if (thingKind === 'api_token') return `the API token “${names.tokens.get(thingId) ?? 'unknown'}”`;
  if (thingKind === 'setting') return `“${SETTINGS[thingId as SettingKey]?.label ?? thingId}”`;
  return NOUNS[thingKind] ?? thingKind;
}

function messageOf(id: string, names: Names): string {
  const reference = names.messages.get(id);
  return reference ? `contact message ${reference}` : 'a contact message that was deleted';
}

function requestOf(id: string | undefined, names: Names): string {
  const reference = names.requests.get(id ?? '');
  return reference ? `request ${reference}` : 'a request that was deleted';
}

/** What an id is called, and its page. */
function found(id: string, names: Names) {
  const person = names.people.get(id);
  if (person) return { words: person.fullName, path: pathOf({ thingKind: 'user', thingId: id }, names) };
  const thingKind = names.requests.has(id) ? 'case' : 'contact_message';
  const reference = names.requests.get(id) ?? names.messages.get(id);
  return reference ? { words: reference, path: pathOf({ thingKind, thingId: id }, names) } : undefined;
}

function pathOf(
  { thingKind, thingId }: Pick<AuditRow, 'thingKind' | 'thingId'>,
  names: Names,
): string | null {
  if (thingKind === 'case') return names.requests.has(thingId) ? `/admin/cases/${thingId}` : null;
  if (thingKind === 'user') {
    const role = names.people.get(thingId)?.role;
    if (role === 'broker') return `/admin/brokers/${thingId}`;
    return role === 'client' ? `/admin/clients/${thingId}/cases` : null;
  }
  if (thingKind === 'contact_message' && names.messages.has(thingId)) return `/admin/messages/${thingId}`;
  if (thingKind === 'testimonial') return '/admin/settings?group=testimonials';
  if (thingKind === 'chat') return `/admin/chats/${thingId}`;
  return null;
}
