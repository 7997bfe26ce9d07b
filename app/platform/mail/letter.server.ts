import { html, raw } from 'hono/html';
import { absoluteUrl } from '#app/platform/process/public-url.server.ts';
import { brand, businessName } from '#content/brand.ts';
import { LETTER_STYLES } from './letter-styles.server.ts';

/** What an email says: plain paragraphs, what matters as facts, and at most one thing to do. Values are escaped. */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Stand between the first paragraph and the rest. */
  facts?: { term: string; detail: string }[];
  action?: { label: string; path: string };
  /** The action comes before all paragraphs but the first. */
  isActionFirst?: boolean;
  /** Who sends it, at its foot, where the name and address of every email are not enough. */
  foot?: string[];
};

/** An email in our one layout, as HTML and as text with the same words. */
export function writeLetter(letter: Letter) {
  return { subject: letter.subject, html: asPage(letter), text: asText(letter) };
}

function asText({ greeting, paragraphs, facts = [], action, isActionFirst = false, foot }: Letter): string {
  const [first = '', ...rest] = paragraphs;
  const doing = action ? [`${action.label}: ${absoluteUrl(action.path)}`] : [];
  const table = facts.map(({ term, detail }) => `${term}: ${detail}`).join('\n');
  return [
    greeting,
    first,
    ...(isActionFirst ? doing : []),
    ...(table ? [table] : []),
    ...rest,
    ...(isActionFirst ? [] : doing),
    signature(foot).join('\n'),
  ].join('\n\n');
}

/** Who writes, and what we are not: below every email. */
function signature(foot?: string[]): string[] {
  return [...(foot ? [...foot, brand.email] : [`${businessName()}, ${brand.email}`]), brand.notABroker];
}

function asPage({ subject, greeting, paragraphs, facts = [], action, isActionFirst = false, foot }: Letter) {
  const { first, rest } = { first: paragraphs.slice(0, 1), rest: paragraphs.slice(1) };
  const said = (words: string) => html`<p style="margin:0 0 16px">${words}</p>`;
  const [who, ...others] = signature(foot);
  const doing = action ? button(action) : '';
  return framePage({
    subject,
    inside: html`${said(greeting)}
${first.map(said)}
${isActionFirst ? doing : ''}
${facts.length > 0 ? factTable(facts) : ''}
${rest.map(said)}
${isActionFirst ? '' : doing}`,
    foot: html`${who}${others.map((line) => html`<br>${line}`)}`,
  });
}

type Part = ReturnType<typeof html>;

/**
 * The one look of our emails around what they say: tables and styles on each part, which all mail programs draw alike. No
 * web font, and nothing is lost without pictures.
 */
export function framePage({ subject, inside, foot }: { subject: string; inside: Part; foot: Part }) {
  return html`<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title>${raw(LETTER_STYLES)}</head>
<body class="ground" style="margin:0;padding:0;background:#fbfaf6;color:#12303f">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbfaf6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;background:#ffffff;border:1px solid #d6dfe2;border-radius:14px">
<tr><td class="band" style="padding:18px 28px;background:#e6f0f4;border-bottom:4px solid #e9a13b;border-radius:13px 13px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:12px"><img src="${absoluteUrl('/icon-192.png')}" width="36" height="36" alt="" style="display:block;border:0"></td><td class="words" style="font:600 18px/1.3 -apple-system,'Segoe UI',Arial,sans-serif;color:#12303f">${brand.name}</td></tr></table></td></tr>
<tr><td class="words" style="padding:28px;font:16px/1.6 -apple-system,'Segoe UI',Arial,sans-serif;color:#12303f">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${inOnePiece(subject)}</h1>
${inside}
</td></tr>
<tr><td class="quiet ruled" style="padding:18px 28px 24px;border-top:1px solid #d6dfe2;font:13px/1.6 -apple-system,'Segoe UI',Arial,sans-serif;color:#48606b">${foot}</td></tr>
</table></td></tr></table>
</body></html>`;
}

/** The words with each reference kept on one line. */
function inOnePiece(words: string) {
  return words
    .split(/(AB-[0-9A-Z]{8})/)
    .map((part, place) => (place % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part));
}

function factTable(facts: NonNullable<Letter['facts']>) {
  return html`<table class="ruled" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-top:1px solid #d6dfe2">
${facts.map(
  ({ term, detail }) =>
    html`<tr><th class="quiet ruled" scope="row" align="left" valign="top" style="padding:10px 16px 10px 0;border-bottom:1px solid #d6dfe2;font-weight:400;color:#48606b;width:38%">${term}</th><td class="ruled" valign="top" style="padding:10px 0;border-bottom:1px solid #d6dfe2;color:inherit">${detail}</td></tr>`,
)}
</table>`;
}

function button({ label, path }: NonNullable<Letter['action']>) {
  const url = absoluteUrl(path);
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td class="button" bgcolor="#0e5a4b" style="border-radius:10px;background:#0e5a4b"><a href="${url}" style="display:inline-block;padding:14px 24px;font-weight:600;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>
<p class="quiet" style="margin:0 0 16px;font-size:13px;line-height:1.6;color:#48606b">If the button does not work, copy this address:<br><span style="word-break:break-all">${url}</span></p>`;
}
