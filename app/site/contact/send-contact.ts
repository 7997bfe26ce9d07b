import { ApiError, api } from '#app/platform/http/api-client.ts';
import { contactProblems } from './check-contact.ts';
import { CONTACT_FIELDS, type ContactMessage, type ContactProblems } from './contact-fields.ts';

export type Outcome = { tone: 'success' | 'danger'; title: string; text: string };
type Result = { problems: ContactProblems; outcome?: Outcome };

const SENT: Outcome = {
  tone: 'success',
  title: 'Message sent',
  text: 'Thank you for contacting us. We will reply within one business day.',
};
const FAILED: Outcome = {
  tone: 'danger',
  title: 'Error',
  text: 'Failed to send your message. Please try again later.',
};

/** Checks and sends what the form holds, and says what became of it. */
export async function sendContact(form: FormData): Promise<Result> {
  const message = messageOf(form);
  const problems = contactProblems(message);
  if (Object.keys(problems).length > 0) return { problems };
  const { phone, ...rest } = message;
  try {
    await api.post('/api/contact', { ...rest, ...(phone && { phone }) });
    return { problems: {}, outcome: SENT };
  } catch (error) {
    return refused(error);
  }
}

function messageOf(form: FormData): ContactMessage {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  return {
    fullName: read('fullName'),
    email: read('email'),
    phone: read('phone'),
    topic: read('topic'),
    message: read('message'),
  };
}

/** The server's own words stand beside the fields it names; too many messages at once are told apart. */
function refused(error: unknown): Result {
  if (!(error instanceof ApiError)) return { problems: {}, outcome: FAILED };
  const named = error.body.errors ?? {};
  const problems: ContactProblems = {};
  for (const name of CONTACT_FIELDS) if (named[name]) problems[name] = named[name];
  const text = error.status === 429 && error.body.message ? error.body.message : FAILED.text;
  return { problems, outcome: { ...FAILED, text } };
}
