import { coverageName, statusText } from '#app/features/cases/rules/status-text.ts';
import { now } from '#app/platform/now.ts';
import { brand } from '#content/brand.ts';
import { STYLE } from './archive-style.ts';
import type { CaseContents } from './case-contents.server.ts';
import { html, type Markup, markup } from './markup.ts';
import { type FileOf, facts, type Part, time } from './part.ts';
import { history, passport } from './record-parts.server.ts';
import { agreedTo, comment, whatWasSent } from './sent-parts.server.ts';
import { asked, certificates, messages, papers, policy, quotes } from './work-parts.server.ts';

/** The sign of the brand, as in public/favicon.svg: the page has to do without us. */
const MARK = html`<svg viewBox="0 0 48 40" aria-hidden="true"><path d="M0 24C0 10.7 10.7 0 24 0s24 10.7 24 24v12a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" fill="#8fb4c4"/><path d="M0 30C7 17 18 11 29 11c8 0 14.8 5 19 13v12a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" fill="#f9e3c6"/><circle cx="34" cy="26" r="6.5" fill="#e9a13b"/><path d="M0 32c6-5 11-6.5 16-4.5 4 1.6 7 4.5 11 4.5 5 0 8-5 13-5 3.5 0 6 1.5 8 3.5V36a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" fill="#3f8071"/><path d="M0 36c8-3.5 15-3.5 22-1.5s16 2.5 26-1V36a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z" fill="#0e5a4b"/></svg>`;

/** The whole case as one page that any browser can read without us. Everything in it runs from the oldest to the newest. */
export function archivePage(contents: CaseContents, fileOf: FileOf): string {
  const { found } = contents;
  const parts = [
    whatWasSent(contents),
    agreedTo(contents),
    messages(contents, fileOf),
    asked(contents, fileOf),
    quotes(contents),
    policy(contents),
    certificates(contents, fileOf),
    papers(contents, fileOf),
    comment(contents),
    history(contents),
    passport(contents),
  ].filter(({ body }) => !Array.isArray(body) || body.length > 0);
  return markup(html`<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${found.reference} ${found.title}</title><style>${STYLE}</style></head><body><main>
<p class="brand">${MARK}${brand.name}</p>
<p class="note">${found.reference}</p>
<h1>${found.title}</h1>
<p class="lead">${standing(contents)}</p>
<p class="note">Downloaded ${time(now().toISOString())}. Every list runs from the oldest to the newest. Times are Alberta time.</p>
${atAGlance(contents)}
<nav aria-label="Contents"><ol>${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ol></nav>
${parts.map(section)}
</main></body></html>`);
}

/** A request on which work goes on after quotes came says so, and not only that a broker has it. */
const standing = ({ found: { status, statusText: words }, quotes: sent }: CaseContents): string =>
  status === 'in_progress' && sent.length > 0 ? statusText('quoted') : words;

const section = ({ id, title, body }: Part): Markup =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${body}</section>`;

function atAGlance({ found }: CaseContents): Markup {
  const { type, createdAt, promiseAt, firstRespondedAt, closedAt, broker, clocks } = found;
  const keptUntil = clocks.find(({ kind }) => kind === 'purge')?.at;
  return facts([
    ['Insurance', coverageName(type)],
    ['Sent', time(createdAt)],
    ['Contact requested by', promiseAt && !firstRespondedAt ? time(promiseAt) : null],
    ['First contact', firstRespondedAt && time(firstRespondedAt)],
    ['Closed', closedAt && time(closedAt)],
    ['Broker', broker && `${broker.fullName}, ${broker.brokerage}, licence ${broker.licenceNumber}`],
    ['Broker since', broker?.acceptedAt ? time(broker.acceptedAt) : null],
    ['Kept until', keptUntil ? time(keptUntil) : null],
  ]);
}
