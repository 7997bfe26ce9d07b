import { html } from 'hono/html';
import { framePage } from '#app/platform/mail/letter.server.ts';
import { absoluteUrl } from '#app/platform/process/public-url.server.ts';
import { brand, businessName } from '#content/brand.ts';
import { type Block, MarkupError, type Run, readMarkup } from './markup.server.ts';

/** The kind of the mail of an issue in the outbox. */
export const ISSUE_MAIL = 'newsletter_issue';

type Part = ReturnType<typeof html>;

type Words = { subject: string; body: string };

/**
 * An issue as its mail, as page and as text with the same words. `preferencesPath` is where its reader chooses topics and
 * leaves. Anti-spam law wants who sends it, a postal address and the way out in each. Throws a MarkupError.
 */
export function writeIssue({ subject, body, preferencesPath }: Words & { preferencesPath: string }) {
  const blocks = readMarkup(body);
  const why = `You get this because you subscribed to the ${brand.name} newsletter.`;
  const leave = { label: 'Choose topics or unsubscribe', url: absoluteUrl(preferencesPath) };
  const from = [`Sent by ${businessName()}, ${brand.mailingAddress}.`, reach(), brand.notABroker];
  return {
    subject,
    html: framePage({
      subject,
      inside: html`${blocks.map(asHtml)}`,
      foot: html`${why} <a href="${leave.url}" class="link" style="color:#0e5a4b">${leave.label}</a>${from.map((line) => html`<br>${line}`)}`,
    }),
    text: [subject, ...blocks.map(asText), [why, `${leave.label}: ${leave.url}`, ...from].join('\n')].join(
      '\n\n',
    ),
  };
}

/** What is wrong with the markup of an issue, in a sentence; null when nothing is. */
export function problemInMarkup(body: string): string | null {
  try {
    readMarkup(body);
    return null;
  } catch (error) {
    if (error instanceof MarkupError) return error.message;
    throw error;
  }
}

function reach(): string {
  return brand.phone ? `${brand.email}, ${brand.phone}` : brand.email;
}

function asHtml(block: Block): Part {
  if (block.kind === 'heading')
    return html`<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.35">${runsAsHtml(block.runs)}</h2>`;
  if (block.kind === 'paragraph') return html`<p style="margin:0 0 16px">${runsAsHtml(block.runs)}</p>`;
  const items = block.items.map((runs) => html`<li style="margin:0 0 6px">${runsAsHtml(runs)}</li>`);
  return block.ordered
    ? html`<ol start="${block.start}" style="margin:0 0 16px;padding-left:24px">${items}</ol>`
    : html`<ul style="margin:0 0 16px;padding-left:24px">${items}</ul>`;
}

function runsAsHtml(runs: readonly Run[]): Part[] {
  return runs.map((run) => {
    if (run.kind === 'text') return html`${run.text}`;
    if (run.kind === 'break') return html`<br>`;
    if (run.kind === 'strong') return html`<strong>${runsAsHtml(run.inside)}</strong>`;
    if (run.kind === 'emphasis') return html`<em>${runsAsHtml(run.inside)}</em>`;
    return html`<a href="${addressOf(run.to)}" class="link" style="color:#0e5a4b">${runsAsHtml(run.inside)}</a>`;
  });
}

function asText(block: Block): string {
  if (block.kind === 'heading') return runsAsText(block.runs).toUpperCase();
  if (block.kind === 'paragraph') return runsAsText(block.runs);
  return block.items
    .map((runs, at) => `${block.ordered ? `${block.start + at}.` : '-'} ${runsAsText(runs)}`)
    .join('\n');
}

function runsAsText(runs: readonly Run[]): string {
  return runs
    .map((run) => {
      if (run.kind === 'text') return run.text;
      if (run.kind === 'break') return '\n';
      const words = runsAsText(run.inside);
      if (run.kind !== 'link') return words;
      const address = addressOf(run.to);
      return words === address ? address : `${words} (${address.replace('mailto:', '')})`;
    })
    .join('');
}

function addressOf(to: string): string {
  return to.startsWith('/') ? absoluteUrl(to) : to;
}
