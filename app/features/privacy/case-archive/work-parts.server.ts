import { coverageLines } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import { policyPremium, premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import {
  authorWords,
  CATEGORY_WORDS,
  sizeWords,
  stateWords,
} from '#app/features/documents/ui/document-words.ts';
import { recipientParts } from '#app/features/ledger/passport/passport-sentence.ts';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { brand } from '#content/brand.ts';
import type { CaseContents } from './case-contents.server.ts';
import { html, type Markup } from './markup.ts';
import {
  bullets,
  type FileOf,
  facts,
  note,
  type Part,
  paragraph,
  rows,
  tags,
  time,
  timeElement,
} from './part.ts';

const linesOf = (written: string) => coverageLines(written).map(({ text }) => text);

/** A document by its name, and a way to it where it lies beside the page. */
function named({ documents }: CaseContents, fileOf: FileOf, id: string): Markup {
  const file = fileOf(id);
  const name = documents.find((one) => one.id === id)?.name || 'A document that was deleted';
  return file ? html`<a href="${encodeURI(file)}">${name}</a>` : html`${name}`;
}

export function messages(contents: CaseContents, fileOf: FileOf): Part {
  const body = contents.lines.map(({ isYours, author, role, body: words, createdAt, ...line }) => {
    const by = isYours || role === 'client' || role === 'visitor' ? 'You' : (author ?? brand.name);
    const changed = line.editedAt && !line.deletedAt ? `, changed ${time(line.editedAt)}` : '';
    return html`<article><h3>${by}</h3>${note(html`${timeElement(createdAt)}${line.byEmail ? ', by email' : ''}${changed}`)}<p>${
      line.deletedAt ? 'This message was taken back.' : words
    }</p>${line.documentIds.map((id) => html`<p>${named(contents, fileOf, id)}</p>`)}</article>`;
  });
  return { id: 'messages', title: 'Messages', body };
}

const ASKED_STATES = {
  open: 'Not answered yet',
  submitted: 'You sent it',
  accepted: 'Done',
  rejected: 'Asked for again',
  cancelled: 'No longer needed',
} as const;

/** What the broker asked for, how it stands, and what was given. */
export function asked(contents: CaseContents, fileOf: FileOf): Part {
  const body = contents.requests.map((one) => {
    const { title, instructions, state, answer, reason, askedBy, createdAt, dueOn, answeredAt } = one;
    const given = contents.documents.filter(({ requestId }) => requestId === one.id);
    return html`<article>${tags([ASKED_STATES[state]])}<h3>${title}</h3>${paragraph(instructions)}${facts([
      ['Asked', time(createdAt)],
      ['By', askedBy && `${askedBy.fullName}, ${askedBy.brokerage}, licence ${askedBy.licenceNumber}`],
      ['Wanted by', dayWords(dueOn)],
      ['Your answer', answer],
      [
        'Your files',
        given.length > 0 ? html`${given.map(({ id }) => html`${named(contents, fileOf, id)} `)}` : null,
      ],
      ['Answered', answeredAt && time(answeredAt)],
      ['Still needed', reason],
    ])}</article>`;
  });
  return { id: 'asked', title: 'What your broker asked for', body };
}

const STANDINGS = { current: null, replaced: 'Replaced by a newer quote', over: 'No longer valid' } as const;
const DECISIONS = {
  none: 'You have not answered',
  interested: 'You were interested',
  declined: 'You declined it',
} as const;

/** What became of a quote, and what the person said of it. */
function standingOf(
  { id, standing, decision }: CaseContents['quotes'][number],
  { agreed, earlierPolicy }: CaseContents['found'],
) {
  if ((agreed ?? earlierPolicy)?.quoteId === id)
    return ['Became your policy', decision === 'none' ? null : DECISIONS[decision]];
  // Nobody waits for an answer to one that is replaced or over.
  return [STANDINGS[standing], standing !== 'current' && decision === 'none' ? null : DECISIONS[decision]];
}

/** Every quote in its broker's words, also those that were replaced. */
export function quotes({ quotes: sent, found }: CaseContents): Part {
  const body = sent.map((quote) => {
    const { year, month } = premiumWords(quote);
    const { fullName, brokerage, licenceNumber } = quote.broker;
    return html`<article>${tags(standingOf(quote, found))}<h3>${quote.insurer}</h3>${facts([
      ['Sent', time(quote.sentAt)],
      ['Premium', `${year}\n${month}`],
      ['Coverage', bullets(linesOf(quote.coverage))],
      ['Not covered', bullets(linesOf(quote.notCovered))],
      ['Effective date', dayWords(quote.effectiveOn)],
      ['Valid until', dayWords(quote.validUntil)],
      ['Your note', quote.decisionReason],
      ['Prepared by', `${fullName}, ${brokerage}, licence ${licenceNumber}`],
    ])}</article>`;
  });
  return { id: 'quotes', title: 'Quotes', body };
}

/** The policy that the request ended with, also before it was opened again, and which quote it came of, as the broker recorded it. */
export function policy({ found: { agreed, earlierPolicy }, quotes: sent }: CaseContents): Part {
  const part = { id: 'policy', title: 'Policy details' };
  const record = agreed ?? earlierPolicy;
  if (!record) return { ...part, body: [] };
  const became = sent.find(({ id }) => id === record.quoteId);
  const recorded = facts([
    ['Insurer', record.insurer],
    ['Policy number', record.policyNumber],
    ['Effective date', dayWords(record.effectiveOn)],
    ['Renews', dayWords(record.renewalOn)],
    ['Premium', policyPremium(record)],
    ['Recorded', agreed ? null : 'Before your request was reopened'],
    ['Quote', became ? `${became.insurer}, sent ${time(became.sentAt)}` : null],
  ]);
  return { ...part, body: [recorded] };
}

const CERTIFICATE_STATES = {
  ...{ requested: 'Asked for', sent: 'Sent to you' },
  ...{ declined: 'Declined', cancelled: 'Cancelled' },
} as const;

export function certificates(contents: CaseContents, fileOf: FileOf): Part {
  const body = contents.certificates.map((one) => {
    const { holder, address, wording, neededBy, state, reason, documentId, createdAt } = one;
    return html`<article>${tags([CERTIFICATE_STATES[state]])}<h3>${holder}</h3>${facts([
      ['Address', address],
      ['Wording', wording],
      ['Asked for', time(createdAt)],
      ['Needed by', dayWords(neededBy)],
      ['File', documentId && named(contents, fileOf, documentId)],
      ['Reason', reason],
    ])}</article>`;
  });
  return { id: 'certificates', title: 'Certificates', body };
}

/** Every document, and who opened it when. */
export function papers(contents: CaseContents, fileOf: FileOf): Part {
  const body = rows(
    contents.documents.map((document) => {
      const { id, createdAt, category, bytes, state, rejectReason } = document;
      const kept = state === 'deleted' ? [] : [CATEGORY_WORDS[category], sizeWords(bytes)];
      const about = [...kept, `sent by ${withinWords(authorWords(document))}`];
      return {
        at: createdAt,
        body: html`<p>${named(contents, fileOf, id)}</p>${note(about.join(', '))}${note(
          [stateWords(document)?.words, rejectReason].filter(Boolean).join(': '),
        )}${openings(document)}`,
      };
    }),
  );
  return { id: 'documents', title: 'Documents', body };
}

const withinWords = (author: string) => (author === 'You' ? 'you' : author);

function openings({ openings: entries, isOwn, state }: CaseContents['documents'][number]): Markup[] {
  const opened = (entries ?? []).toReversed();
  if (opened.length === 0)
    return isOwn && state === 'available' ? [note('Not opened by anyone else yet.')] : [];
  return opened.map((entry) => note(openingWords(entry)));
}

/** `Opened by Dana Whitford, licensed broker at Bow (licence 1), November 25, 2026, 3:10 pm`. */
function openingWords({ recipient, at }: PassportEntry): string {
  const { name, role } = recipientParts(recipient);
  return `Opened by ${name}, ${role}, ${time(at)}`;
}
