import type { Context } from 'hono';
import {
  chooseTopics,
  confirmSubscription,
  requestSubscription,
  unsubscribe,
} from '#app/features/newsletter/commands.server.ts';
import { LINK_PURPOSES, NEWSLETTER_PATHS, newsletterPath } from '#app/features/newsletter/link-paths.ts';
import { readSubscription } from '#app/features/newsletter/queries.server.ts';
import { confirmSchema, subscribeSchema, topicsSchema } from '#app/features/newsletter/schema.ts';
import { suggestEmail } from '#app/features/quotes/ui/slips/suggest-email.ts';
import { invalid } from '#app/platform/errors.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describePage } from '#app/platform/http/contract.server.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import type { PlainState } from '#app/platform/plain/plain-fields.server.ts';
import { plainFailure, plainPolicy, readPlainForm } from '#app/platform/plain/plain-forms.server.ts';
import {
  renderAsked,
  renderConfirm,
  renderDeleted,
  renderPreferences,
  renderProblem,
  renderSubscribeForm,
  renderUnsubscribe,
} from './plain-views.server.ts';

const FAILED = 'Failed to subscribe. Please try again later.';
const CANNOT_OPEN =
  'We cannot reach our records right now. Nothing has changed. Please try again in a moment.';
const EMPTY: PlainState = { values: new Map(), errors: {} };

const LINK_REFUSALS = [
  'gone',
  'invalid',
  'unsupported_type',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;

type Stylesheets = () => readonly string[];

/**
 * The newsletter without script: the form of every page is posted here, and the links of our emails open these
 * pages. Opening one only reads; what changes something is a form, and leads back to the page, which shows it.
 */
export function newsletterPages(stylesheets: Stylesheets) {
  const { form, confirm, preferences, unsubscribe: leave } = NEWSLETTER_PATHS;
  return (
    newApi()
      .use('/newsletter/*', plainPolicy())
      // A link that was cut short still opens a page, which says so.
      .get(form, describePage('The form of the newsletter', {}), (c) =>
        c.html(renderSubscribeForm({ ...EMPTY, stylesheets: stylesheets() })),
      )
      .post(
        form,
        describePage(
          'Asks for the newsletter',
          { form: true, redirects: true },
          'invalid',
          'conflict',
          'too_many_requests',
          'unavailable',
          'internal',
        ),
        (c) => receive(c, stylesheets()),
      )
      .get(`${form}/sent`, describePage('After asking for the newsletter', {}), (c) =>
        c.html(renderAsked({ stylesheets: stylesheets(), isMailed: sendsMail(c.var.env) })),
      )
      .get(NEWSLETTER_PATHS.deleted, describePage('After saying no to the newsletter', {}), (c) =>
        c.html(renderDeleted({ stylesheets: stylesheets() })),
      )
      .get(
        `${confirm}/:token?`,
        describePage('Asks whether to begin the newsletter', {}, ...LINK_REFUSALS),
        linkPage(stylesheets, showConfirm),
      )
      .post(
        `${confirm}/:token?`,
        describePage('Begins the newsletter', { form: true, redirects: true }, ...LINK_REFUSALS),
        linkPage(stylesheets, doConfirm),
      )
      .get(
        `${preferences}/:token?`,
        describePage('The topics of a subscriber', {}, ...LINK_REFUSALS),
        linkPage(stylesheets, showPreferences),
      )
      .post(
        `${preferences}/:token?`,
        describePage('Changes the topics of a subscriber', { form: true, redirects: true }, ...LINK_REFUSALS),
        linkPage(stylesheets, savePreferences),
      )
      .get(
        `${leave}/:token?`,
        describePage('Asks whether to end the newsletter', {}, ...LINK_REFUSALS),
        linkPage(stylesheets, showUnsubscribe),
      )
      .post(
        `${leave}/:token?`,
        describePage('Ends the newsletter', { form: true, redirects: true }, ...LINK_REFUSALS),
        linkPage(stylesheets, doUnsubscribe),
      )
  );
}

async function receive(c: Context<ApiEnv>, stylesheets: readonly string[]): Promise<Response> {
  const form = await readPlainForm(c);
  const [email = '', website, doubted] = ['email', 'website', 'doubted'].map((name) => textOf(form, name));
  const meant = suggestEmail(email);
  const values = new Map([
    ['email', [email]],
    ['doubted', [email]],
  ]);
  const again = (problem: { errors?: PlainState['errors']; failure?: string }) =>
    renderSubscribeForm({ ...EMPTY, values, ...problem, stylesheets });
  const found = subscribeSchema.safeParse({ email, website });
  if (!found.success) return c.html(again({ errors: fieldErrors(found.error.issues) }), 422);
  // Whoever sends the same once more means it.
  if (meant && email !== doubted) {
    const problem = `Did you mean ${meant}? Correct it, or press Subscribe again.`;
    return c.html(again({ errors: { email: problem } }), 422);
  }
  try {
    await c.var.limiter.consume('newsletter.ip', c.var.ip);
    await requestSubscription(c.var.db, found.data, { ip: c.var.ip });
    return c.redirect(`${NEWSLETTER_PATHS.form}/sent`, 303);
  } catch (error) {
    const { text, status } = plainFailure(c, error, FAILED);
    return c.html(again({ failure: text }), status);
  }
}

type LinkPage = { c: Context<ApiEnv>; token: string; stylesheets: readonly string[] };

/** A page that a link of an email opens: what is refused, and what fails, is told on a page as well. */
function linkPage(stylesheets: Stylesheets, answer: (page: LinkPage) => Promise<Response>) {
  return async (c: Context<ApiEnv>): Promise<Response> => {
    try {
      await c.var.limiter.consume('newsletter-link.ip', c.var.ip);
      return await answer({ c, token: c.req.param('token') ?? '', stylesheets: stylesheets() });
    } catch (error) {
      const { text, status } = plainFailure(c, error, CANNOT_OPEN);
      const problem = { text, isGone: status === 410, again: c.req.path };
      return c.html(renderProblem({ ...problem, stylesheets: stylesheets() }), status);
    }
  };
}

async function showConfirm({ c, ...page }: LinkPage): Promise<Response> {
  const subscription = await readSubscription(c.var.db, { token: page.token, purposes: ['confirm'] });
  // Someone who has left since must ask again: their old link opens nothing.
  if (subscription.state === 'unsubscribed') return showUnsubscribe({ c, ...page });
  return c.html(renderConfirm({ ...page, subscription }));
}

async function doConfirm({ c, token }: LinkPage): Promise<Response> {
  const wordingVersion = textOf(await readPlainForm(c), 'wordingVersion') || undefined;
  const found = confirmSchema.safeParse({ token, wordingVersion });
  if (!found.success) throw invalid(fieldErrors(found.error.issues));
  await confirmSubscription(c.var.db, c.var.viewer, { ...found.data, ip: c.var.ip });
  return c.redirect(newsletterPath('confirm', token), 303);
}

async function showPreferences({ c, ...page }: LinkPage): Promise<Response> {
  const subscription = await readSubscription(c.var.db, { token: page.token, purposes: LINK_PURPOSES });
  // Nothing comes yet whose topics could be chosen.
  if (subscription.state === 'pending') return c.html(renderConfirm({ ...page, subscription }));
  return c.html(renderPreferences({ ...page, subscription, isSaved: c.req.query('saved') !== undefined }));
}

async function savePreferences({ c, ...page }: LinkPage): Promise<Response> {
  const { db } = c.var;
  const { token } = page;
  const topics = (await readPlainForm(c)).getAll('topics');
  const found = topicsSchema.safeParse({ topics });
  if (!found.success) {
    const subscription = await readSubscription(db, { token, purposes: LINK_PURPOSES });
    const problem = Object.values(fieldErrors(found.error.issues))[0];
    return c.html(renderPreferences({ ...page, subscription, isSaved: false, problem }), 422);
  }
  await chooseTopics(db, { token, topics: found.data.topics });
  return c.redirect(`${newsletterPath('preferences', token)}?saved`, 303);
}

async function showUnsubscribe({ c, ...page }: LinkPage): Promise<Response> {
  const subscription = await readSubscription(c.var.db, { token: page.token, purposes: LINK_PURPOSES });
  return c.html(renderUnsubscribe({ ...page, subscription }));
}

async function doUnsubscribe({ c, token }: LinkPage): Promise<Response> {
  const { isDeleted } = await unsubscribe(c.var.db, c.var.viewer, { token, requestId: c.var.requestId });
  return c.redirect(isDeleted ? NEWSLETTER_PATHS.deleted : newsletterPath('unsubscribe', token), 303);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
