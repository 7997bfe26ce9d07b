import { html } from 'hono/html';
import {
  areaControl,
  errorSummary,
  failureNote,
  inputControl,
  type PlainState,
  selectControl,
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
import { houseRules, sayLength } from '#content/house-rules.ts';
import { contactPage } from '#content/pages/contact.ts';
import { TOPICS } from './topics.ts';

type Form = PlainState & { stylesheets: readonly string[]; failure?: string };

const TITLE = 'Contact us';

/** The contact form with what was entered and what is wrong with it. */
export function renderContactForm(form: Form): Html {
  const { errors, failure, stylesheets } = form;
  const { text, topicHint, privacy } = contactPage.form;
  const body = html`${plainTitle(TITLE, text)}
    <form method="post" action="/contact/plain" novalidate class="relative mt-8 flex max-w-160 flex-col gap-6">
      ${failureNote(failure)} ${errorSummary(errors)}
      ${inputControl(form, { name: 'fullName', label: 'Full name', attributes: html`autocomplete="name"` })}
      ${inputControl(
        form,
        { name: 'email', label: 'Email address', attributes: html`autocomplete="email"` },
        'email',
      )}
      ${inputControl(
        form,
        { name: 'phone', label: 'Phone', isOptional: true, attributes: html`autocomplete="tel"` },
        'tel',
      )}
      ${selectControl(form, { name: 'topic', label: 'Topic' }, TOPICS)}
      ${areaControl(form, { name: 'message', label: 'Message', help: topicHint }, 7)}
      ${trapField()}
      ${plainButton('Send message')}
    </form>
    <p class="mt-6 max-w-text text-sm text-slate">${privacy} ${plainLink('/privacy-policy', 'Privacy policy')}</p>`;
  return plainPage({
    title: Object.keys(errors).length > 0 ? `Please check: ${TITLE}` : TITLE,
    stylesheets,
    body,
  });
}

/** After sending. */
export function renderContactSent(stylesheets: readonly string[]): Html {
  return plainMessage({
    stylesheets,
    title: 'Message sent',
    lead: `Thank you for contacting us. We will reply within ${sayLength(houseRules.promiseDays, 'business day')}.`,
    paragraphs: ['We have emailed you the reference of your message.'],
    links: [{ to: '/', label: 'Back to Home' }],
  });
}
