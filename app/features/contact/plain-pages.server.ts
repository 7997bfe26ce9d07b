import type { Context } from 'hono';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describePage } from '#app/platform/http/contract.server.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import type { PlainState, PlainValues } from '#app/platform/plain/plain-fields.server.ts';
import { plainFailure, plainPolicy, readPlainForm } from '#app/platform/plain/plain-forms.server.ts';
import { sendContactMessage } from './commands.server.ts';
import { renderContactForm, renderContactSent } from './plain-views.server.ts';
import { contactSchema } from './schema.ts';

const PATH = '/contact/plain';
const FAILED = 'Failed to send your message. Please try again later.';
const FIELDS = ['fullName', 'email', 'phone', 'topic', 'message', 'website'] as const;
const EMPTY: PlainState = { values: new Map(), errors: {} };

/** The contact form for browsers without script: the form of `/contact` is posted here. */
export function contactPages(stylesheets: () => readonly string[]) {
  return newApi()
    .use(`${PATH}/*`, plainPolicy())
    .get(PATH, describePage('The contact form', {}), (c) =>
      c.html(renderContactForm({ ...EMPTY, stylesheets: stylesheets() })),
    )
    .post(
      PATH,
      describePage(
        'Sends a message to the people of this site',
        { form: true, redirects: true },
        'invalid',
        'too_many_requests',
        'unavailable',
        'internal',
      ),
      (c) => receive(c, stylesheets()),
    )
    .get(`${PATH}/sent`, describePage('After the message', {}), (c) =>
      c.html(renderContactSent(stylesheets())),
    );
}

async function receive(c: Context<ApiEnv>, stylesheets: readonly string[]): Promise<Response> {
  const values = valuesOf(await readPlainForm(c));
  const again = (problem: { errors?: PlainState['errors']; failure?: string }) =>
    renderContactForm({ ...EMPTY, values, ...problem, stylesheets });
  const found = contactSchema.safeParse(bodyOf(values));
  if (!found.success) return c.html(again({ errors: fieldErrors(found.error.issues) }), 422);
  try {
    await c.var.limiter.consume('contact.ip', c.var.ip);
    await c.var.limiter.consume('contact.email', found.data.email);
    await sendContactMessage(c.var.db, found.data, { ip: c.var.ip });
    return c.redirect(`${PATH}/sent`, 303);
  } catch (error) {
    const { text, status } = plainFailure(c, error, FAILED);
    return c.html(again({ failure: text }), status);
  }
}

function valuesOf(form: FormData): PlainValues {
  const given = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return new Map(FIELDS.map((name) => [name, given(name)]));
}

/** The same shape as the JSON body of `POST /api/contact`: a control that was left empty is left out. */
function bodyOf(values: PlainValues): object {
  return Object.fromEntries([...values].flatMap(([name, [text]]) => (text ? [[name, text]] : [])));
}
