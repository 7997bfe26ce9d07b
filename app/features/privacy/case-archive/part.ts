import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { html, type Markup } from './markup.ts';

/** A part of the page, with its heading; one without anything in it is left out. */
export type Part = { id: string; title: string; body: Markup | readonly Markup[] };

/** Where a document lies beside the page; undefined for one that is not in the download. */
export type FileOf = (documentId: string) => string | undefined;

/** A term and what is said of it; null where nothing is. */
export type Fact = readonly [term: string, detail: string | Markup | null];

/** `November 25, 2026, 3:10 pm`, in Alberta time. */
export function time(at: string): string {
  const instant = new Date(at);
  return `${dayWords(albertaDate(instant))}, ${formatAlbertaTime(instant, 'clock')}`;
}

/** The same as an element that programs can read, too. */
export const timeElement = (at: string): Markup => html`<time datetime="${at}">${time(at)}</time>`;

export function facts(all: readonly Fact[]): Markup {
  const told = all.filter(([, detail]) => detail !== null && detail !== '');
  return html`<dl>${told.map(([term, detail]) => html`<div><dt>${term}</dt><dd>${detail}</dd></div>`)}</dl>`;
}

/** Things that happened, each beside its time. */
export function rows(all: readonly { at: string; body: Markup }[]): Markup[] {
  if (all.length === 0) return [];
  return [
    html`<ul class="rows">${all.map(({ at, body }) => html`<li>${timeElement(at)}<div>${body}</div></li>`)}</ul>`,
  ];
}

export const paragraph = (words: string | null | undefined): Markup =>
  words ? html`<p>${words}</p>` : html``;

export const note = (words: string | Markup | null): Markup =>
  words ? html`<p class="note">${words}</p>` : html``;

/** How something stands, in a word or two. */
export const tags = (words: readonly (string | null)[]): Markup[] =>
  words.flatMap((word) => (word ? [html`<span class="tag">${word}</span>`] : []));

export const bullets = (lines: readonly string[]): Markup | null =>
  lines.length === 0 ? null : html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
