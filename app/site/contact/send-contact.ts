import { ApiError, api } from '#app/platform/http/api-client.ts';
import { contactProblems } from './check-contact.ts';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  type ContactProblems,
  FAILED,
  type Outcome,
} from './contact-fields.ts';

type Result = { problems: ContactProblems; outcome?: Outcome };

const SENT: Outcome = {
  tone: 'success',
  title: 'Message sent',
  text: 'Thank you for contacting us. We will reply within one business day.',
};

/** Checks and sends what the form holds, and says what became of it. */
export async function sendContact(form: FormData): Promise<Result> {
  const message = messageOf(form);
  const problems = contactProblems(message);
  if (Object.keys(problems).length > 0) return { problems };
  const { phone, ...rest } = message;
  const trap = form.get('website');
  try {
    await api.post('/api/contact', { ...rest, ...(phone && { phone }), ...(trap && { website: trap }) });
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

/** The server's own words stand beside the fields it names; what no field is to blame for stands above the button. */
function refused(error: unknown): Result {
  if (!(error instanceof ApiError)) return { problems: {}, outcome: FAILED };
  const named = error.body.errors ?? {};
  const problems: ContactProblems = {};
  for (const name of CONTACT_FIELDS) if (named[name]) problems[name] = named[name];
  if (Object.keys(problems).length > 0) return { problems };
  const isOurs = error.status === 422 || error.status === 429;
  return { problems, outcome: { ...FAILED, text: (isOurs && error.body.message) || FAILED.text } };
}
