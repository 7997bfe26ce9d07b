import { eventWords } from '#app/features/cases/ui/history/event-words.ts';
import { passportSentence } from '#app/features/ledger/passport/passport-sentence.ts';
import type { CaseContents } from './case-contents.server.ts';
import { html } from './markup.ts';
import { note, type Part, rows } from './part.ts';

export function history({ events }: CaseContents): Part {
  const body = rows(
    events.map((event) => {
      const { title, note: added } = eventWords(event);
      return { at: event.at, body: html`<p>${title}</p>${note(added ?? null)}` };
    }),
  );
  return { id: 'history', title: 'History', body };
}

/** The data passport; a document is called by its name here. */
export function passport({ passport: entries, documents }: CaseContents): Part {
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const body = entries.map(
    (entry) => html`<p>${passportSentence(entry, names.get(entry.documentId ?? ''))}</p>`,
  );
  return { id: 'seen', title: 'Who has seen your data', body };
}
