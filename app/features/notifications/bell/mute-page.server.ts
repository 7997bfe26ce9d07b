import { html } from 'hono/html';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describePage } from '#app/platform/http/contract.server.ts';
import { plainPolicy } from '#app/platform/plain/plain-forms.server.ts';
import { answerByLink, HOME_LINK } from '#app/platform/plain/plain-links.server.ts';
import {
  type Html,
  plainButton,
  plainMessage,
  plainPage,
  plainTitle,
} from '#app/platform/plain/plain-page.server.ts';
import { isLinkedCaseMuted, muteByLink } from './mute-case.server.ts';

/** The page behind the link; the key is a part of the path, as the page works without script. */
export const MUTE_PAGE = '/notifications/mute';

const REFUSALS = ['gone', 'unavailable', 'internal'] as const;

type Stylesheets = () => readonly string[];

/** The page on which a case is muted from a mailbox. Opening it only reads: mail programs open links by themselves. */
export function mutePages(stylesheets: Stylesheets) {
  return newApi()
    .use(`${MUTE_PAGE}/*`, plainPolicy())
    .get(
      `${MUTE_PAGE}/:token`,
      describePage('Asks whether to mute a case', {}, ...REFUSALS),
      answerByLink(stylesheets, async (c, token) => {
        const isMuted = await isLinkedCaseMuted(c.var.db, token);
        return c.html(isMuted ? renderMuted(stylesheets()) : renderQuestion(token, stylesheets()));
      }),
    )
    .post(
      `${MUTE_PAGE}/:token`,
      describePage('Mutes a case', { form: true, redirects: true }, ...REFUSALS),
      answerByLink(stylesheets, async (c, token) => {
        await muteByLink(c.var.db, token);
        return c.redirect(`${MUTE_PAGE}/${encodeURIComponent(token)}`, 303);
      }),
    );
}

function renderQuestion(token: string, stylesheets: readonly string[]): Html {
  const title = 'Mute this request?';
  const lead = 'We will send you no more email about it. You can still find everything in your portal.';
  const body = html`${plainTitle(title, lead)}
    <form method="post" action="${MUTE_PAGE}/${encodeURIComponent(token)}" class="mt-8 flex flex-col">
      ${plainButton('Mute it')}
    </form>
    <p class="mt-6 max-w-text text-sm text-slate">Email about the security of your account is always sent.</p>`;
  return plainPage({ title, stylesheets, body });
}

function renderMuted(stylesheets: readonly string[]): Html {
  return plainMessage({
    title: 'This request is muted',
    lead: 'You will get no more email about it. You can turn it on again in your portal, under Notifications.',
    links: [HOME_LINK],
    stylesheets,
  });
}
