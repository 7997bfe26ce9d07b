import { readUser } from '#app/features/accounts/sign-in/data.ts';
import type { ClientCase, caseList, caseOutput } from '#app/features/cases/schema.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { api } from '#app/platform/http/api-client.ts';
import { now } from '#app/platform/now.ts';

export type KnownPerson = {
  contact: Record<'fullName' | 'email' | 'phone' | 'postalCode' | 'contactMethod', string>;
  /** The times they chose last, as long as they chose any. */
  windows: readonly string[];
  /** What they answered last time to the questions of this type. */
  earlier: { reference: string; createdAt: string; answers: Record<string, unknown> } | null;
};

/** What is known of somebody who is signed in: their account, and their latest requests. Null for visitors. */
export async function readKnownPerson(type: QuoteType): Promise<KnownPerson | null> {
  const user = await readUser();
  if (!user) return null;
  const { items } = await api.get<typeof caseList>('/api/cases?as=client&limit=100');
  const same = await readOwn(items.find((item) => item.type === type)?.id);
  const latest = items[0]?.type === type ? same : await readOwn(items[0]?.id);
  return {
    contact: {
      ...{ fullName: user.fullName, email: user.email },
      phone: user.phone || (latest?.contact.phone ?? ''),
      postalCode: latest?.postalCode ?? '',
      contactMethod: latest?.contact.method ?? '',
    },
    windows: latest?.contact.windows ?? [],
    earlier: same && {
      ...{ reference: same.reference, createdAt: same.createdAt },
      answers: withoutPastDays(type, same.answers),
    },
  };
}

async function readOwn(id: string | undefined): Promise<ClientCase | null> {
  if (!id) return null;
  const found = await api.get<typeof caseOutput>(`/api/cases/${id}`);
  return found.view === 'client' ? found : null;
}

/** A day on which something was to begin may have passed. */
export function withoutPastDays(type: QuoteType, answers: Readonly<Record<string, unknown>>) {
  const today = albertaDate(now());
  const isPast = (name: string) =>
    questionsFor(type).some((question) => question.name === name && question.kind === 'date') &&
    String(answers[name]) < today;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !isPast(name)));
}
