import { html } from 'hono/html';
import { brand } from '#content/brand.ts';

/** Markup in which every inserted text has been escaped. */
export type Html = ReturnType<typeof html>;

type Page = { title: string; stylesheets: readonly string[]; body: Html };

const LINK = 'font-medium text-spruce underline underline-offset-4';

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
          <header class="border-b border-line print:hidden">
            <p class="bg-ink py-1.5 text-xs text-paper"><span class="site-width block">${brand.partnerNotice}</span></p>
            <div class="site-width flex min-h-18 items-center">
              <a href="/" class="inline-flex min-h-11 items-center gap-2.5 text-xl font-bold tracking-tight">
                <img src="/favicon.svg" alt="" width="36" height="36" />
                ${brand.name}
              </a>
            </div>
          </header>
          <main class="site-width flex-1 py-12 sm:py-16">${body}</main>
          <footer class="bg-ink text-paper">
            <div class="site-width flex flex-col gap-2 py-10 text-sm">
              <p>${brand.notABroker}</p>
              <p>
                <a href="mailto:${brand.email}" class="underline underline-offset-4">${brand.email}</a> · ${brand.serviceArea}
                · ${brand.hours} (${brand.hoursZone})
              </p>
            </div>
          </footer>
        </div>
      </body>
    </html>`;
}

export function plainTitle(text: string, lead: string): Html {
  return html`<h1 class="text-3xl sm:text-4xl">${text}</h1>
    <p class="mt-3 max-w-text text-lg text-slate">${lead}</p>`;
}

export function plainLink(href: string, text: string): Html {
  return html`<a href="${href}" class="${LINK}">${text}</a>`;
}

export function plainButton(text: string): Html {
  return html`<button
    type="submit"
    class="inline-flex min-h-14 items-center justify-center self-start rounded-control bg-spruce px-7 text-lg font-semibold text-on-spruce hover:bg-spruce-strong"
  >
    ${text}
  </button>`;
}
