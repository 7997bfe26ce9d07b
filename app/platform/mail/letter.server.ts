import { html, raw } from 'hono/html';
import { absoluteUrl } from '#app/platform/process/public-url.server.ts';
import { brand } from '#content/brand.ts';

/** What an email says: plain paragraphs and at most one thing to do. Values in them are escaped. */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; path: string };
};

/** An email in our one layout, as HTML and as text with the same words. */
export function writeLetter({ subject, greeting, paragraphs, action }: Letter) {
  const url = action ? absoluteUrl(action.path) : '';
  const closing = `${brand.name}, ${brand.email}`;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}: ${url}`] : []),
    `${closing}\n${brand.notABroker}`,
  ].join('\n\n');
  const button = action
    ? html`<p><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#12324a;color:#ffffff;text-decoration:none">${action.label}</a></p>
<p style="font-size:13px;color:#4a5a66">If the button does not work, copy this address: ${url}</p>`
    : raw('');
  const page = html`<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#f4f1ea;font:16px/1.5 system-ui,sans-serif;color:#1b2a34">
<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">
<p>${greeting}</p>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${button}
<p style="font-size:13px;color:#4a5a66">${closing}<br>${brand.notABroker}</p>
</div></body></html>`;
  return { subject, html: page, text };
}
