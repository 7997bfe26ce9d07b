import { html } from 'hono/html';
import { consentWordings, currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import {
  CONTACT_METHODS,
  CONTACT_WINDOWS,
  POSTAL_CODE_OPTIONAL,
} from '#app/features/quotes/questions/everyone.ts';
import { QUOTE_TYPES, quoteTypeLabel } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteReceipt } from '#app/features/quotes/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import {
  boxesControl,
  controlId,
  errorSummary,
  errorText,
  failureNote,
  firstOf,
  inputControl,
  trapField,
} from '#app/platform/plain/plain-fields.server.ts';
import {
  type Html,
  plainButton,
  plainLink,
  plainMessage,
  plainPage,
  plainTitle,
} from '#app/platform/plain/plain-page.server.ts';
import { LABELS, summaryOf } from './plain-labels.server.ts';
import { type FormState, questionFields } from './plain-questions.server.ts';

type Frame = { stylesheets: readonly string[] };
type PlainForm = FormState & Frame & { idempotencyKey: string; startedAt: string; failure?: string };

const TITLE = 'Get a Free Quote';
const SEND = 'Send my request';

/** Step one without script: which type. `message` says what was wrong with the choice. */
export function renderTypeChoice({ stylesheets, message }: Frame & { message?: string }): Html {
  const choices = QUOTE_TYPES.map(
    ({ type, label, summary }, position) =>
      html`<label class="flex gap-3 rounded-control border border-control bg-surface px-4 py-2.5 has-checked:border-spruce has-checked:bg-spruce-soft">
        <input type="radio" name="type" value="${type}" id="${position === 0 ? 'type' : `type-${type}`}" class="mt-1 size-5 shrink-0 accent-spruce" />
        <span><span class="font-medium">${label}</span> <span class="block text-sm text-slate">${summary}</span></span>
      </label>`,
  );
  const body = html`${plainTitle(TITLE, 'Choose what you would like to insure. One at a time.')}
    <form method="get" action="/get-quote/plain" class="mt-8 flex max-w-160 flex-col gap-8">
      ${message ? errorSummary({ type: message }) : ''}
      <fieldset>
        <legend class="font-semibold">Type of insurance</legend>
        <div class="mt-2 grid gap-2 sm:grid-cols-2">${choices}</div>
      </fieldset>
      ${plainButton('Continue')}
    </form>`;
  return plainPage({ title: TITLE, stylesheets, body });
}

/** The whole form of one type on one page, with what was entered and what is wrong with it. */
export function renderPlainForm(form: PlainForm): Html {
  const { type, errors, stylesheets, failure } = form;
  const body = html`${plainTitle(`${TITLE}: ${quoteTypeLabel(type)}`, 'Everything on one page, for browsers without JavaScript. You pay us nothing, and you are not committed to anything.')}
    <p class="mt-3">${plainLink('/get-quote/plain', 'Choose another type of insurance')}</p>
    <form method="post" action="/get-quote/plain" novalidate class="relative mt-8 flex max-w-160 flex-col gap-12">

      ${defaultButton()}
      <input type="hidden" name="type" value="${type}" />
      <input type="hidden" name="idempotencyKey" value="${form.idempotencyKey}" />
      <input type="hidden" name="startedAt" value="${form.startedAt}" />
      <input type="hidden" name="consent.wordingVersion" value="${currentConsentWording()}" />
      ${failureNote(failure)} ${errorSummary(summaryOf(type, errors))}
      ${sectionsFor(type).map(({ title, intro, questions }) =>
        section(title, intro, html`${questions.map((question) => questionFields(form, question))}`),
      )}
      ${section('How to reach you', undefined, contactFields(form))}
      ${section('Your consent', 'The first one is needed to send the request. For phone calls or text messages, the one for that is needed too.', consentFields(form))}
      ${plainButton(SEND)}
    </form>`;
  return plainPage({
    title: Object.keys(errors).length > 0 ? `Please check: ${TITLE}` : TITLE,
    stylesheets,
    body,
  });
}

/** The Enter key presses the first button of a form: that must be the one that sends, not one that adds a row. */
function defaultButton(): Html {
  return html`<button type="submit" tabindex="-1" aria-hidden="true" class="sr-only">${SEND}</button>`;
}

type Thanks = Frame & {
  receipt: QuoteReceipt | null;
  /** Whether emails go out from here. */
  isMailed: boolean;
};

/** After sending. Without a receipt the page says where to find what it would show. */
export function renderPlainThanks({ stylesheets, receipt, isMailed }: Thanks): Html {
  if (receipt)
    return plainPage({ title: 'Quote request received', stylesheets, body: receivedText(receipt, isMailed) });
  return plainMessage({
    stylesheets,
    title: 'No request to show',
    lead: 'This page shows the reference of a request for a few minutes after it was sent. If you got an email from us, it is in there, too.',
    links: [{ to: '/get-quote', label: TITLE }],
  });
}

function receivedText({ reference, promiseAt, receiptUrl }: QuoteReceipt, isMailed: boolean): Html {
  const time = formatAlbertaTime(new Date(promiseAt), 'dayDateTime');
  return html`<h1 class="text-3xl sm:text-4xl">Quote request received</h1>
    <p class="mt-4 max-w-text text-lg">
      We ask a licensed broker partner to contact you by <strong>${time}</strong>. Your reference is
      <strong class="whitespace-nowrap">${reference}</strong>.
    </p>
    <p class="mt-4 max-w-text">
      ${
        isMailed
          ? 'Please open the link in the email we send you. It confirms your email address, and opens your tracking page: who has your request, and what the broker writes to you. We look for a broker in any case, but confirmed requests go first.'
          : 'This site does not send emails at the moment, so do not wait for one. We look for a broker all the same.'
      }
    </p>
    <section class="mt-8 max-w-160 rounded-card border border-line bg-surface p-6">
      <h2 class="text-lg font-semibold">Your tracking page</h2>
      <p class="mt-2">
        ${isMailed ? 'Until then this link opens it: it' : 'This link opens it: it'} shows what you sent, and you can withdraw your request there. Treat the link like a key. The page needs JavaScript.
      </p>
      <p class="mt-3 rounded-control bg-mist px-4 py-3 text-sm wrap-anywhere">${plainLink(receiptUrl, receiptUrl)}</p>
    </section>
    <p class="mt-8 max-w-text text-slate">
      No coverage is in place until a broker or insurer confirms it to you in writing. Keep any insurance you have.
    </p>
    <p class="mt-6">${plainLink('/', 'Back to Home')}</p>`;
}

function section(title: string, intro: string | undefined, fields: Html): Html {
  return html`<section class="flex flex-col gap-5">
    <div class="border-b border-line pb-3">
      <h2 class="text-xl">${title}</h2>
      ${intro ? html`<p class="mt-1 text-slate">${intro}</p>` : ''}
    </div>
    ${fields}
  </section>`;
}

function contactFields(form: FormState): Html {
  const isPostalCodeOptional = POSTAL_CODE_OPTIONAL.some((name) => name === form.type);
  return html`${inputControl(form, {
    name: 'contact.fullName',
    label: LABELS['contact.fullName'],
    why: 'So the broker partner knows whom to ask for.',
    attributes: html`autocomplete="name"`,
  })}
  ${inputControl(
    form,
    {
      name: 'contact.email',
      label: LABELS['contact.email'],
      why: 'We send your reference and the link to your request there.',
      attributes: html`autocomplete="email"`,
    },
    'email',
  )}
  ${inputControl(form, {
    name: 'contact.postalCode',
    label: LABELS['contact.postalCode'],
    help: 'For example T2P 1J9.',
    isOptional: isPostalCodeOptional,
    why: 'It shows which broker partners serve your area, and prices differ by area.',
    attributes: html`autocomplete="postal-code"`,
  })}
  ${boxesControl(
    form,
    { name: 'contact.contactMethod', label: LABELS['contact.contactMethod'] },
    CONTACT_METHODS,
    'radio',
  )}
  ${inputControl(
    form,
    {
      name: 'contact.phone',
      label: LABELS['contact.phone'],
      help: 'Ten digits, in Canada or the United States, for example (403) 555-0142. Needed for a phone call or text messages.',
      isOptional: true,
      why: 'The last four digits also open the link we email you.',
      attributes: html`autocomplete="tel"`,
    },
    'tel',
  )}
  ${boxesControl(
    form,
    {
      name: 'windows',
      label: LABELS.windows,
      help: 'Alberta time. Leave this empty if any time will do.',
      isOptional: true,
    },
    CONTACT_WINDOWS,
  )}
  ${inputControl(
    form,
    {
      name: 'earliestOn',
      label: LABELS.earliestOn,
      help: 'If you would rather wait, choose the first day that suits you. The time by which we ask for contact is counted from that day.',
      isOptional: true,
    },
    'date',
  )}
  ${trapField()}`;
}

const NEEDED_FOR: Record<string, string> = {
  call: 'needed if you chose a phone call',
  text: 'needed if you chose text messages',
  newsletter: 'optional',
};

function consentFields(form: FormState): Html {
  const version = 'consent.wordingVersion';
  return html`<div id="${controlId(version)}">${errorText(form, version)}</div>
    ${consentWordings().map(({ field, required, text }) => {
      const name = `consent.${field}`;
      const isTicked = firstOf(form.values, name) !== '';
      return html`<div>
      <label class="flex gap-3">
        <input
          type="checkbox"
          id="${controlId(name)}"
          name="${name}"
          value="yes"
          class="mt-0.5 size-6 shrink-0 accent-spruce"
          ${isTicked ? html`checked` : ''}
          ${form.errors[name] ? html`aria-invalid="true" aria-describedby="${controlId(name)}-error"` : ''}
        />
        <span>${text} ${required ? '' : html`<span class="text-slate">(${NEEDED_FOR[field]})</span>`}</span>
      </label>
      ${errorText(form, name)}
    </div>`;
    })}`;
}
