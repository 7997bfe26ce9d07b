import { call, isRecord } from '#app/features/chat/widget/conversation/chat-call.ts';

const PATH = '/api/ai-chat/lead';

type Kept = {
  reference: string;
  contact: { fullName: string; email: string; phone: string };
  message: string;
};

/** What is kept of this visitor and not shared; null when it cannot be read now. */
export async function readKeptLead(token: string | null): Promise<Kept | null> {
  try {
    const response = await call(PATH, 'GET', token);
    const body: unknown = response.ok ? await response.json() : null;
    if (!isRecord(body)) return null;
    const contact = {
      fullName: String(body.fullName),
      email: String(body.email),
      phone: String(body.phone ?? ''),
    };
    return { reference: String(body.reference), contact, message: String(body.message) };
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
