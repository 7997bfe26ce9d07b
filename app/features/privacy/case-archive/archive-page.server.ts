import { policyPremium, premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import { eventWords } from '#app/features/cases/ui/history/event-words.ts';
import { passportSentence } from '#app/features/ledger/passport-sentence.ts';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { contactDetail } from '#app/features/quotes/reach/contact-preference.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { now } from '#app/platform/now.ts';
import { brand } from '#content/brand.ts';
import type { CaseContents } from './case-contents.server.ts';
import { html, type Markup, markup } from './markup.ts';

const STYLE = `body{font:17px/1.6 system-ui,sans-serif;color:#12303f;background:#fbfaf6;max-width:46rem;margin:2rem auto;padding:0 1rem}
h1,h2{line-height:1.25}h2{margin-top:2.5rem;border-top:1px solid #d6dfe2;padding-top:1.5rem}
dt{color:#48606b;font-size:.9rem}dd{margin:0 0 .75rem}article{border:1px solid #d6dfe2;border-radius:18px;background:#fff;padding:1rem 1.25rem;margin:1rem 0}
small{color:#48606b}p,dd{white-space:pre-line;overflow-wrap:anywhere}`;

/** The whole case as one page that any browser can read without us. `fileOf` is where a document lies beside it. */
export function archivePage(
  contents: CaseContents,
  fileOf: (documentId: string) => string | undefined,
): string {
  const { found } = contents;
  return markup(html`<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${found.reference} ${found.title}</title><style>${STYLE}</style></head><body>
<p><small>${brand.name}, downloaded ${time(now().toISOString())}</small></p>
<h1>${found.title}</h1>
<p>${found.reference}. ${found.statusText}</p>
${agreement(contents)}${answers(contents)}${talk(contents)}${requests(contents)}${quotes(contents)}
${certificates(contents)}${papers(contents, fileOf)}${history(contents)}${passport(contents)}
</body></html>`);
}

const time = (at: string) => formatAlbertaTime(new Date(at), 'dateTime');

function section(title: string, items: readonly Markup[]): Markup {
  return items.length === 0 ? html`` : html`<h2>${title}</h2>${items}`;
}

const fact = (term: string, detail: string | null) =>
  detail ? html`<dt>${term}</dt><dd>${detail}</dd>` : html``;

function agreement({ found: { agreed } }: CaseContents): Markup {
  if (!agreed) return html``;
  return html`<h2>Policy details</h2><dl>${fact('Insurer', agreed.insurer)}${fact(
    'Policy number',
    agreed.policyNumber,
  )}${fact(
    'Effective date',
    dayWords(agreed.effectiveOn),
  )}${fact('Renews', dayWords(agreed.renewalOn))}${fact('Premium', policyPremium(agreed))}</dl>`;
}

function answers({ found }: CaseContents): Markup {
  const { fullName, email, phone } = found.contact;
  const wish = contactDetail(found.contact);
  const told = describeAnswers(found.type, found.answers);
  return html`<h2>What you sent</h2><dl>${fact('Name', fullName)}${fact('Email', email)}${fact('Phone', phone)}${fact('City', found.city)}${fact('Contact', wish)}${told.map(
    ({ label, value }) => fact(label, value),
  )}</dl>`;
}

function talk({ lines }: CaseContents): Markup {
  return section(
    'Messages',
    lines.map(
      ({ author, role, body, createdAt, deletedAt }) =>
        html`<article><small>${author ?? roleName(role)}, ${time(createdAt)}</small><p>${
          deletedAt ? 'This message was taken back.' : body
        }</p></article>`,
    ),
  );
}

function roleName(role: string | null): string {
  return role === 'client' || role === 'visitor' ? 'You' : brand.name;
}

const REQUEST_STATES = {
  open: 'Not answered yet',
  submitted: 'You sent it',
  accepted: 'Done',
  rejected: 'Asked for again',
  cancelled: 'No longer needed',
} as const;

function requests({ requests: asked }: CaseContents): Markup {
  return section(
    'What your broker asked for',
    asked.map(
      ({ title, instructions, state, answer, reason, createdAt }) =>
        html`<article><small>${time(createdAt)}. ${REQUEST_STATES[state]}</small><p>${title}</p>${paragraph(instructions)}${paragraph(
          answer && `Your answer: ${answer}`,
        )}${paragraph(reason && `Still needed: ${reason}`)}</article>`,
    ),
  );
}

const paragraph = (words: string | null) => (words ? html`<p>${words}</p>` : html``);

const STANDINGS = { current: '', replaced: 'Replaced by a newer quote', over: 'No longer valid' } as const;
const DECISIONS = {
  none: 'You have not answered',
  interested: 'You were interested',
  declined: 'You declined it',
} as const;

/** What became of a quote, and what the person said of it. */
function standingWords(quote: CaseContents['quotes'][number], { agreed }: CaseContents['found']): string[] {
  if (quote.decision === 'interested' && agreed?.insurer === quote.insurer && quote.standing === 'current')
    return ['You were interested', 'Your policy is with this insurer'];
  return [STANDINGS[quote.standing], DECISIONS[quote.decision]].filter((words) => words !== '');
}

function quotes({ quotes: sent, found }: CaseContents): Markup {
  return section(
    'Quotes',
    sent.map((quote) => {
      const { year, month } = premiumWords(quote);
      const { fullName, brokerage, licenceNumber } = quote.broker;
      return html`<article><small>${[time(quote.sentAt), ...standingWords(quote, found)].join('. ')}</small>
<dl>${fact('Insurer', quote.insurer)}${fact('Premium', `${year}, ${month}`)}${fact('Covered', quote.coverage)}${fact(
        'Not covered',
        quote.notCovered,
      )}${fact('Valid until', dayWords(quote.validUntil))}${fact(
        'Prepared by',
        `${fullName}, ${brokerage}, licence ${licenceNumber}`,
      )}</dl></article>`;
    }),
  );
}

const CERTIFICATE_STATES = { requested: 'Asked for', sent: 'Sent to you', declined: 'Declined' } as const;

function certificates({ certificates: asked }: CaseContents): Markup {
  return section(
    'Certificates',
    asked.map(
      ({ holder, address, wording, neededBy, state, reason }) =>
        html`<article><small>${CERTIFICATE_STATES[state]}. Needed by ${dayWords(neededBy)}</small><p>${holder}
${address}</p>${paragraph(wording)}${paragraph(reason)}</article>`,
    ),
  );
}

function papers({ documents }: CaseContents, fileOf: (documentId: string) => string | undefined): Markup {
  return section(
    'Documents',
    documents.map(({ id, name, createdAt }) => {
      const file = fileOf(id);
      const link = file
        ? html`<a href="${file}">${name}</a>`
        : html`${name || 'A document that was deleted'}`;
      return html`<p>${link} <small>${time(createdAt)}</small></p>`;
    }),
  );
}

function history({ events }: CaseContents): Markup {
  return section(
    'History',
    events.map((event) => {
      const { title, note } = eventWords(event);
      return html`<p>${title} <small>${time(event.at)}</small>${note ? html`<br>${note}` : html``}</p>`;
    }),
  );
}

function passport({ passport: entries }: CaseContents): Markup {
  return section(
    'Who has seen your data',
    entries.map((entry) => html`<p>${passportSentence(entry)}</p>`),
  );
}
