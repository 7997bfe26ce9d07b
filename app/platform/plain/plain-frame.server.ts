import { html, raw } from 'hono/html';
import { brand } from '#content/brand.ts';

/** Markup in which every inserted text has been escaped. */
type Html = ReturnType<typeof html>;

export type PlainLink = { to: string; label: string };

/** The links of the public site's own frame. */
export type SiteMenu = {
  main: readonly PlainLink[];
  /** What folds out of Insurance, the second entry. */
  groups: readonly { title: string; links: readonly PlainLink[] }[];
  social: readonly PlainLink[];
  insurance: readonly PlainLink[];
  about: readonly PlainLink[];
  portals: readonly PlainLink[];
  legal: readonly PlainLink[];
  quote: PlainLink;
};

const NO_MENU: SiteMenu = {
  ...{ main: [], groups: [], social: [], insurance: [], about: [], portals: [], legal: [] },
  quote: { to: '/get-quote', label: 'Get a Quote' },
};

let menu = NO_MENU;

/** The process that composes the site says what its menus name: whoever opens a page of ours finds the same ways on. */
export function setSiteMenu(site: SiteMenu): void {
  menu = site;
}

const STROKE = raw(
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"',
);
const LINK = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline';
const ENTRY =
  'inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium text-ink hover:bg-mist aria-[current=page]:text-spruce';
const ICON = 'inline-flex size-11 items-center justify-center rounded-control hover:bg-mist';
const ROW = 'flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-mist';
const BUTTON =
  'inline-flex min-h-11 items-center justify-center rounded-control bg-spruce px-4 text-sm font-semibold text-on-spruce no-underline hover:bg-spruce-strong forced-colors:border';

/** The header of the public site without script: its search leads to the questions, and its menus fold out by themselves. */
export function plainHeader(): Html {
  const [client] = menu.portals;
  const [home, , ...others] = menu.main;
  return html`<header class="relative z-40 shrink-0 border-b border-line bg-paper print:hidden">
    <div class="on-dark bg-ink text-paper">
      <div class="site-width flex min-h-13 items-center justify-between gap-6 text-xs md:min-h-11">
        <p>${brand.partnerNotice}</p>
        <ul class="hidden shrink-0 items-center gap-6 md:flex">
          <li>${mailLink()}</li>
          <li class="flex items-center gap-3">
            <span class="text-paper/70 max-xl:sr-only">Log in:</span>
            ${menu.portals.map(({ to, label }, at) => html`<a href="${to}" class="${LINK} ${at > 0 ? 'max-xl:hidden' : ''}">${label}</a>`)}
          </li>
          <li class="max-lg:hidden">
            <ul class="flex items-center gap-6">
              ${menu.social.map(({ to, label }) => html`<li><a href="${to}" rel="me noopener" class="${LINK}">${label}</a></li>`)}
            </ul>
          </li>
        </ul>
      </div>
    </div>
    <div class="site-width flex min-h-18 items-center justify-between gap-1 sm:gap-3">
      <a href="/" class="-ml-1 inline-flex min-h-11 items-center gap-2.5 rounded-control px-1 text-xl font-bold tracking-tight whitespace-nowrap text-ink">
        ${mark()} ${brand.name}
      </a>
      <nav aria-label="Main" class="hidden flex-1 justify-center lg:flex xl:gap-1">
        ${home ? entryLink(home) : ''}
        ${insuranceMenu()}
        ${others.map(entryLink)}
      </nav>
      <div class="flex items-center sm:gap-2">
        <a href="/faq" aria-label="Find a question" class="${ICON}">
          <svg viewBox="0 0 24 24" aria-hidden="true" class="size-5" ${STROKE}><circle cx="11" cy="11" r="8" /><path d="m21 21-4.34-4.34" /></svg>
        </a>
        ${client ? html`<a href="${client.to}" class="${ENTRY} gap-2 font-semibold text-spruce max-lg:hidden">${personIcon()}<span class="max-xl:sr-only">${client.label}</span></a>` : ''}
        <a href="${menu.quote.to}" class="${BUTTON} max-sm:hidden">${menu.quote.label}</a>
        ${smallMenu()}
      </div>
    </div>
  </header>`;
}

/** The same four groups as on the public site, folded out without script. */
function insuranceMenu(): Html {
  const groups = menu.groups.map(
    ({ title, links }) => html`<div>
      <h2 class="px-3 text-sm font-semibold text-slate">${title}</h2>
      <ul class="mt-1 ${links.length > 6 ? 'grid grid-cols-2' : ''}">${links.map(panelEntry)}</ul>
    </div>`,
  );
  const all = menu.main[1];
  const further = all ? [{ ...all, label: 'All kinds of insurance' }, ...menu.about] : menu.about;
  return html`<details>
    <summary class="${ENTRY} cursor-pointer list-none gap-1.5">
      Insurance
      <svg viewBox="0 0 24 24" aria-hidden="true" class="size-4" ${STROKE}><path d="m6 9 6 6 6-6" /></svg>
    </summary>
    <div class="absolute inset-x-0 top-full border-y border-line bg-surface shadow-soft">
      <div class="site-width py-6">
        <div class="-mx-3 grid grid-cols-[1.7fr_1.7fr_1fr_1.6fr] gap-x-6">${groups}</div>
        <div class="mt-4 border-t border-line pt-3">
          <ul class="-mx-3 flex gap-x-6">${further.map(panelEntry)}</ul>
        </div>
      </div>
    </div>
  </details>`;
}

function personIcon(): Html {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true" class="size-4.5" ${STROKE}><circle cx="12" cy="8" r="5" /><path d="M20 21a8 8 0 0 0-16 0" /></svg>`;
}

function entryLink({ to, label }: PlainLink): Html {
  return html`<a href="${to}" class="${ENTRY}">${label}</a>`;
}

function panelEntry({ to, label }: PlainLink): Html {
  return html`<li><a href="${to}" class="${ROW} text-sm leading-tight hover:text-spruce">${label}</a></li>`;
}

function smallMenu(): Html {
  const links = [...menu.main, ...menu.about, ...menu.portals];
  return html`<details class="-mr-2 lg:hidden">
    <summary class="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 text-sm font-semibold hover:bg-mist">
      <svg viewBox="0 0 24 24" aria-hidden="true" class="size-6" ${STROKE}><path d="M4 5h16M4 12h16M4 19h16" /></svg>
      Menu
    </summary>
    <nav aria-label="Menu" class="absolute inset-x-0 top-full border-y border-line bg-surface shadow-soft">
      <div class="site-width py-4">
        <ul class="-mx-3">
          ${links.map(({ to, label }) => html`<li><a href="${to}" class="${ROW}">${label}</a></li>`)}
        </ul>
        <a href="${menu.quote.to}" class="${BUTTON} mt-3 w-full">${menu.quote.label}</a>
      </div>
    </nav>
  </details>`;
}

/** The foot of the public site: how to reach us, where else to go, and once more what this site is not. */
export function plainFooter(): Html {
  return html`<footer class="on-dark text-paper print:hidden">
    <svg viewBox="0 0 1440 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true" class="-mb-px block aspect-[15/1] min-h-16 w-full">
      <path fill="#cfe0dc" d="M0 52c130-40 270-50 420-26s250 24 400-6 260-24 380 4 180 18 240 8v64H0Z" />
      <path fill="#6fa193" d="M0 72c170-34 320-36 470-14s260 18 400-8 300-30 570 2v44H0Z" />
      <path class="fill-ink" d="M0 88c220-30 420-30 620-14s420 6 560-8 200-8 260 0v30H0Z" />
    </svg>
    <div class="relative bg-ink">
      <div class="site-width grid grid-cols-2 gap-x-10 gap-y-12 pt-14 pb-10 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1.2fr]">
        <div class="col-span-full max-w-92 lg:col-span-1">
          <p class="flex items-center gap-2.5 text-xl font-bold tracking-tight">${mark()} ${brand.name}</p>
          <p class="mt-4 text-sm text-paper/85">${brand.notABroker}</p>
        </div>
        ${group('Insurance', menu.insurance.map(entry))}
        ${group('Pages', [...menu.about, ...menu.main.slice(1), ...menu.portals].map(entry))}
        ${group(
          'Contact',
          [
            html`<li>${mailLink()}</li>`,
            ...(brand.phone
              ? [html`<li><a href="tel:${brand.phone}" class="${LINK}">${brand.phone}</a></li>`]
              : []),
            html`<li class="py-1.5">Service area: ${brand.serviceArea}</li>`,
            html`<li class="py-1.5">${brand.hours} (${brand.hoursZone})</li>`,
          ],
          'max-md:col-span-full',
        )}
      </div>
      <div class="site-width">
        <div class="flex flex-wrap items-center justify-between gap-x-8 border-t border-paper/20 py-4 text-sm">
          <p class="py-2 text-paper/85">${brand.partnerNotice}</p>
          <ul class="flex flex-wrap gap-x-6">${menu.legal.map(entry)}</ul>
        </div>
      </div>
    </div>
  </footer>`;
}

function group(title: string, entries: Html[], className = ''): Html {
  return html`<div class="${className}">
    <h2 class="text-sm font-semibold text-blush">${title}</h2>
    <ul class="mt-1 text-sm">${entries}</ul>
  </div>`;
}

function entry({ to, label }: PlainLink): Html {
  return html`<li><a href="${to}" class="${LINK}">${label}</a></li>`;
}

function mailLink(): Html {
  return html`<a href="mailto:${brand.email}" class="${LINK}">${brand.email}</a>`;
}

/** Our mark as large as the public site has it: its file has a margin for browser tabs. */
function mark(): Html {
  return html`<img src="/favicon.svg" alt="" width="47" height="47" class="-mx-0.5 -my-1.5 shrink-0" />`;
}
