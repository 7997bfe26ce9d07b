import { call, isRecord } from '#app/features/chat/widget/conversation/chat-call.ts';

const PATH = '/api/ai-chat/lead';

/** What is kept of this visitor and not shared, as its terms and details; null when it cannot be read now. */
export async function readKeptLead(token: string | null): Promise<[string, string][] | null> {
  try {
    const response = await call(PATH, 'GET', token);
    const body: unknown = response.ok ? await response.json() : null;
    if (!isRecord(body)) return null;
    const { reference, fullName, email, phone, message } = body;
    const rows = { Reference: reference, Name: fullName, Email: email, Phone: phone, Message: message };
    return Object.entries(rows).flatMap(([term, text]) => (typeof text === 'string' ? [[term, text]] : []));
  } catch {
    return null;
  }
}

/** Deletes it; throws where that failed. What is gone already is deleted too. */
export async function deleteKeptLead(token: string | null): Promise<void> {
  const response = await call(PATH, 'DELETE', token);
  if (!response.ok && response.status !== 404)
    throw new Error(`The details were not deleted: ${response.status}`);
}
