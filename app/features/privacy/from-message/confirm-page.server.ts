import { html } from 'hono/html';
import { ASKED_FOR } from '#app/features/notifications/kinds/privacy.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describePage } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { plainPolicy } from '#app/platform/plain/plain-forms.server.ts';
import { answerByLink, HOME_LINK } from '#app/platform/plain/plain-links.server.ts';
import {
  type Html,
  plainButton,
  plainMessage,
  plainPage,
  plainTitle,
} from '#app/platform/plain/plain-page.server.ts';
import { brand } from '#content/brand.ts';
import { CONFIRM_PAGE } from './confirm-path.ts';
import { confirmAsked, readAsked } from './confirm-request.server.ts';

const REFUSALS = ['gone', 'too_many_requests', 'unavailable', 'internal'] as const;

type Stylesheets = () => readonly string[];

/** The page behind the mailed link that confirms a privacy request. Opening it only reads: mail programs open links too. */
export function privacyPages(stylesheets: Stylesheets) {
  return newApi()
    .use(`${CONFIRM_PAGE}/*`, plainPolicy(), limit('track.ip'))
    .get(
      `${CONFIRM_PAGE}/:token`,
      describePage('Asks whether a privacy request is the reader’s', {}, ...REFUSALS),
      answerByLink(stylesheets, async (c, token) =>
        c.html(render(await readAsked(c.var.db, token), token, stylesheets())),
      ),
    )
    .post(
      `${CONFIRM_PAGE}/:token`,
      describePage('Confirms a privacy request', { form: true, redirects: true }, ...REFUSALS),
      answerByLink(stylesheets, async (c, token) => {
        await confirmAsked(c.var.db, token);
        return c.redirect(`${CONFIRM_PAGE}/${encodeURIComponent(token)}`, 303);
      }),
    );
}

type Asked = Awaited<ReturnType<typeof readAsked>>;

function render({ type, dueOn, isConfirmed }: Asked, token: string, stylesheets: readonly string[]): Html {
  if (isConfirmed) {
    const lead = `You asked for ${ASKED_FOR[type]}. We will answer by email by ${dayWords(dueOn)}.`;
    return plainMessage({ title: 'Thank you for confirming', lead, links: [HOME_LINK], stylesheets });
  }
  const title = 'Did you ask for this?';
  const body = html`${plainTitle(title, `Somebody wrote to us from your email address and asked for ${ASKED_FOR[type]}.`)}
    <form method="post" action="${CONFIRM_PAGE}/${encodeURIComponent(token)}" class="mt-8 flex flex-col">
      ${plainButton('Yes, it was me')}
    </form>
    <p class="mt-6 max-w-text text-sm text-slate">
      If it was not you, close this page and write to ${brand.email}. We release and delete nothing unless you confirm.
    </p>`;
  return plainPage({ title, stylesheets, body });
}
