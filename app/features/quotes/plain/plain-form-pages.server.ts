import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { meantName, wordsToConfirm } from '#app/features/quotes/answers/own-words.ts';
import { submitQuote } from '#app/features/quotes/commands/submit-quote.server.ts';
import { senderOf } from '#app/features/quotes/proof/sender.server.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { isQuoteType, type QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import {
  type QuoteReceipt,
  type QuoteRequest,
  quoteReceipt,
  quoteRequestSchema,
} from '#app/features/quotes/schema.ts';
import { AppError, type FieldErrors } from '#app/platform/errors.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describePage } from '#app/platform/http/contract.server.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { newId } from '#app/platform/ids.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { now } from '#app/platform/now.ts';
import { firstOf, type PlainValues } from '#app/platform/plain/plain-fields.server.ts';
import { plainFailure, plainPolicy, readPlainForm } from '#app/platform/plain/plain-forms.server.ts';
import { renderPlainForm, renderPlainThanks, renderTypeChoice } from './plain-form.server.ts';
import { type PlainForm, parsePlainForm } from './plain-values.server.ts';

const PATH = '/get-quote/plain';
const FAILED = 'Failed to submit your quote request. Please try again later.';
const CHOOSE_TYPE = 'Please choose a type of insurance';
/** As the API asks of the header. */
const KEY = /^[\x21-\x7e]{8,200}$/;
const COOKIE = 'quote-receipt';
const COOKIE_SECONDS = 600;

/** The quote form for browsers without script. `stylesheets` are the addresses of the built site's styles. */
export function quoteFormPages(stylesheets: () => readonly string[]) {
  return newApi()
    .use(`${PATH}/*`, plainPolicy())
    .get(PATH, describePage('The quote form', {}), (c) => {
      const type = c.req.query('type');
      if (isQuoteType(type))
        return c.html(renderPlainForm({ ...emptyForm(type), stylesheets: stylesheets() }));
      // The script-less form of /get-quote arrives with an empty query when no type was chosen.
      const isAnswer = c.req.url.includes('?');
      return c.html(
        renderTypeChoice({ stylesheets: stylesheets(), ...(isAnswer && { message: CHOOSE_TYPE }) }),
      );
    })
    .post(
      PATH,
      describePage(
        'Sends a quote request, or adds a row to the form',
        { form: true, redirects: true },
        'invalid',
        'conflict',
        'too_many_requests',
        'unavailable',
        'internal',
      ),
      (c) => receive(c, stylesheets()),
    )
    .get(`${PATH}/thank-you`, describePage('After the request', {}), (c) =>
      c.html(
        renderPlainThanks({
          stylesheets: stylesheets(),
          receipt: readReceipt(getCookie(c, COOKIE)),
          isMailed: sendsMail(c.var.env),
        }),
      ),
    );
}

async function receive(c: Context<ApiEnv>, stylesheets: readonly string[]): Promise<Response> {
  const form = parsePlainForm(await readPlainForm(c));
  const { type } = form;
  if (!type) return c.html(renderTypeChoice({ stylesheets, message: CHOOSE_TYPE }), 422);
  const again = (problem: { errors?: FieldErrors; failure?: string }) =>
    renderPlainForm({ ...formAgain(form, type), ...problem, errors: problem.errors ?? {}, stylesheets });
  if (form.isAdding) return c.html(again({}));
  const found = quoteRequestSchema.safeParse(form.body);
  const asked = unconfirmed(form, type);
  if (!found.success) return c.html(again({ errors: { ...fieldErrors(found.error.issues), ...asked } }), 422);
  if (Object.keys(asked).length > 0) return c.html(again({ errors: asked }), 422);
  try {
    await c.var.limiter.consume('quotes.ip', c.var.ip);
    keepReceipt(c, await submit(c, found.data, form.idempotencyKey));
    return c.redirect(`${PATH}/thank-you`, 303);
  } catch (error) {
    const { text, status } = plainFailure(c, error, FAILED);
    return c.html(again({ failure: text }), status);
  }
}

/** What is asked once more: own words that look like something better left out, unless they are ticked as meant. */
function unconfirmed({ values }: PlainForm, type: QuoteType): FieldErrors {
  const answers = Object.fromEntries(
    questionsFor(type).map(({ name }) => [name, firstOf(values, `answers.${name}`)]),
  );
  return Object.fromEntries(
    wordsToConfirm(type, answers)
      .map(({ name, ...one }) => ({ name: `answers.${name}`, ...one }))
      .filter(({ name, mayStay }) => !mayStay || firstOf(values, meantName(name)) === '')
      .map(({ name, message }) => [name, message]),
  );
}

/** A key that was used for an earlier version of the form is replaced: duplicates are joined further in. */
async function submit(
  c: Context<ApiEnv>,
  request: QuoteRequest,
  idempotencyKey: string,
): Promise<QuoteReceipt> {
  const sender = await senderOf(c, undefined);
  const send = (key: string) =>
    submitQuote(c.var.db, c.var.viewer, request, {
      ip: c.var.ip,
      page: PATH,
      idempotencyKey: key,
      method: 'web_form_no_script',
      sender,
    });
  try {
    return await send(KEY.test(idempotencyKey) ? idempotencyKey : newId());
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return send(newId());
    throw error;
  }
}

function emptyForm(type: QuoteType) {
  const values: PlainValues = new Map();
  const rows = new Map<string, number>();
  return { type, values, rows, errors: {}, idempotencyKey: newId(), startedAt: now().toISOString() };
}

function formAgain({ values, rows, idempotencyKey }: PlainForm, type: QuoteType) {
  return {
    ...emptyForm(type),
    values,
    rows,
    ...(idempotencyKey && { idempotencyKey }),
    startedAt: startOf(values),
  };
}

function startOf(values: PlainValues): string {
  return values.get('startedAt')?.[0] ?? now().toISOString();
}

/** In a cookie for a few minutes: the receipt's link must not stand in an address. */
function keepReceipt(c: Context<ApiEnv>, receipt: QuoteReceipt): void {
  setCookie(c, COOKIE, Buffer.from(JSON.stringify(receipt)).toString('base64url'), {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.var.env.PUBLIC_URL.startsWith('https:'),
    maxAge: COOKIE_SECONDS,
  });
}

function readReceipt(cookie: string | undefined): QuoteReceipt | null {
  if (!cookie) return null;
  try {
    const found = quoteReceipt.safeParse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
    // A cookie can be set by others than us: only a link that a browser opens as a page is shown as one.
    return found.success && /^https?:\/\//.test(found.data.receiptUrl) ? found.data : null;
  } catch {
    return null;
  }
}
