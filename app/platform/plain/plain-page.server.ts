import { html } from 'hono/html';
import { brand } from '#content/brand.ts';
import { type PlainLink, plainFooter, plainHeader } from './plain-frame.server.ts';

/** Markup in which every inserted text has been escaped. */
export type Html = ReturnType<typeof html>;

type Page = { title: string; stylesheets: readonly string[]; body: Html };

const LINK = 'font-medium text-spruce underline underline-offset-4';
const SKIP =
  'fixed top-3 left-3 z-60 -translate-y-24 rounded-control bg-spruce px-5 py-3 font-semibold text-on-spruce focus:translate-y-0';

/** A page that needs no script, in the site's own styles. */
export function plainPage({ title, stylesheets, body }: Page): Html {
  return html`<!doctype html>
    <html lang="${brand.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#fbfaf6" />
        <title>${title} | ${brand.name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <div class="flex min-h-svh flex-col">
          <a href="#main" class="${SKIP}">Skip to main content</a>
          ${plainHeader()}
          <main id="main" tabindex="-1" class="site-width flex-1 py-12 sm:py-16">${body}</main>
          ${plainFooter()}
        </div>
      </body>
    </html>`;
}

/** What a page says when there is nothing left to fill in: it worked, or it cannot be done. */
export function plainMessage(message: {
  title: string;
  lead: string;
  paragraphs?: readonly string[];
  links: readonly PlainLink[];
  stylesheets: readonly string[];
}): Html {
  const { title, lead, paragraphs = [], links, stylesheets } = message;
  const body = html`<div class="mx-auto flex max-w-form flex-col items-center py-4 text-center">
    <img src="/favicon.svg" alt="" width="112" height="112" />
    <h1 class="mt-4 text-3xl sm:text-4xl">${title}</h1>
    <p class="mt-3 text-lg wrap-anywhere text-slate">${lead}</p>
    ${paragraphs.map((text) => html`<p class="mt-4">${text}</p>`)}
    <p class="mt-8 flex flex-wrap justify-center gap-3">
      ${links.map(({ to, label }) => html`<a href="${to}" class="${buttonClass('secondary')} no-underline">${label}</a>`)}
    </p>
  </div>`;
  return plainPage({ title, stylesheets, body });
}

export function plainTitle(text: string, lead: string): Html {
  return html`<h1 class="text-3xl sm:text-4xl">${text}</h1>
    <p class="mt-3 max-w-text text-lg wrap-anywhere text-slate">${lead}</p>`;
}

export function plainLink(href: string, text: string): Html {
  return html`<a href="${href}" class="${LINK}">${text}</a>`;
}

const LOOKS = {
  primary: 'min-h-14 bg-spruce px-7 text-lg text-on-spruce hover:bg-spruce-strong',
  secondary: 'min-h-12 bg-surface px-5 text-ink inset-ring inset-ring-control hover:bg-mist',
} as const;

export function plainButton(text: string, look: keyof typeof LOOKS = 'primary'): Html {
  return html`<button type="submit" class="${buttonClass(look)} self-start">${text}</button>`;
}

function buttonClass(look: keyof typeof LOOKS): string {
  return `inline-flex items-center justify-center rounded-control font-semibold forced-colors:border ${LOOKS[look]}`;
}
