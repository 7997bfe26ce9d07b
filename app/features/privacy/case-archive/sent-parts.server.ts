import { consentWords } from '#app/features/privacy/given-consents/consent-words.ts';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { contactDetail, turnedOff } from '#app/features/quotes/reach/contact-preference.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import type { CaseContents } from './case-contents.server.ts';
import { html } from './markup.ts';
import { type Fact, facts, note, type Part, tags, time } from './part.ts';

/** Who asked, how they want to be reached, and the answers in the order they were asked. */
export function whatWasSent({ found, reach }: CaseContents): Part {
  const { contact, city, postalCode, type, answers } = found;
  const told = Map.groupBy(describeAnswers(type, answers), (answer) => answer.section);
  const contactFacts = facts([
    ['Name', contact.fullName],
    ['Email', contact.email],
    ['Phone', contact.phone && formatPhone(contact.phone)],
    ['City', city],
    ['Postal code', postalCode],
    ['Contact', turnedOff(contact, reach) ?? contactDetail(contact)],
  ]);
  const sections = [...told].map(
    ([heading, own]) =>
      html`<h4>${heading}</h4>${facts(own.map(({ label, value }): Fact => [label, value]))}`,
  );
  return { id: 'sent', title: 'What you sent', body: [contactFacts, ...sections] };
}

/** Every consent in its exact words: the same as on the page of the case. */
export function agreedTo({ consents }: CaseContents): Part {
  const body = consents.map((consent) => {
    const words = consentWords(consent);
    return html`<article><h3>${words.title}</h3><blockquote>${words.text}</blockquote>${facts(
      words.facts.map(({ term, detail }): Fact => [term, detail]),
    )}</article>`;
  });
  return { id: 'consents', title: 'What you agreed to', body };
}

const SHOWN = {
  draft: 'Not shown on our site yet',
  published: 'Shown on our site',
  withdrawn: 'Not shown on our site',
} as const;

/** What they said about how it went. */
export function comment({ testimonial }: CaseContents): Part {
  const part = { id: 'comment', title: 'What you said about it' };
  if (!testimonial) return { ...part, body: [] };
  const { quote, displayName, city, state, collectedOn, consentWithdrawnAt } = testimonial;
  const article = html`<article>${tags([SHOWN[state]])}<blockquote>${quote}</blockquote>${facts([
    ['Name', displayName],
    ['City', city],
    ['Said on', dayWords(collectedOn)],
  ])}${note(consentWithdrawnAt && `You took it back on ${time(consentWithdrawnAt)}.`)}</article>`;
  return { ...part, body: [article] };
}
