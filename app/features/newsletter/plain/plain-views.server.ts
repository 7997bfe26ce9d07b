import { html } from 'hono/html';
import { NEWSLETTER_PATHS, newsletterPath } from '#app/features/newsletter/link-paths.ts';
import type { Subscription } from '#app/features/newsletter/queries.server.ts';
import { KEPT_AFTER_LEAVING_DAYS } from '#app/features/newsletter/retention.ts';
import { TOPIC_CHOICES } from '#app/features/newsletter/topics.ts';
import { currentNewsletterWording, newsletterWording } from '#app/features/newsletter/wording.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import {
  boxesControl,
  errorSummary,
  failureNote,
  firstOf,
  inputControl,
  type PlainState,
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
import { brand } from '#content/brand.ts';
import { factsOn } from '#content/facts/facts.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { newsletterPage } from '#content/pages/newsletter.ts';

type Frame = { stylesheets: readonly string[] };
type Form = PlainState & Frame & { failure?: string };
/** `token` is that of the link which opened the page. */
type Linked = Frame & { token: string; subscription: Subscription };

const HOME = { to: '/', label: 'Back to Home' };

/** The form for browsers without script, with what was entered and what is wrong with it. */
export function renderSubscribeForm(form: Form): Html {
  const { form: words, heading, lead } = fillFactsIn(newsletterPage, factsOn(albertaDate(now())));
  const email = {
    name: 'email',
    label: 'Email address',
    attributes: html`autocomplete="email" placeholder="you@example.com"`,
  };
  const body = html`${plainTitle(heading, lead)}
    <form method="post" action="${NEWSLETTER_PATHS.form}" novalidate class="relative mt-8 flex max-w-160 flex-col gap-6">
      ${failureNote(form.failure)} ${errorSummary(form.errors)} ${inputControl(form, email, 'email')} ${trapField()}
      <input type="hidden" name="doubted" value="${firstOf(form.values, 'doubted')}" />
      ${plainButton('Subscribe')}
    </form>
    <p class="mt-6 max-w-text text-sm">${words.confirm}</p>
    <p class="mt-3 max-w-text text-sm text-slate">${words.consent} ${plainLink('/privacy-policy', 'Privacy policy')}</p>`;
  const isWrong = Object.keys(form.errors).length > 0;
  return plainPage({
    title: isWrong ? `Please check: ${heading}` : heading,
    stylesheets: form.stylesheets,
    body,
  });
}

/** After the form was sent. */
export function renderAsked({ stylesheets, isMailed }: Frame & { isMailed: boolean }): Html {
  if (!isMailed) {
    return plainMessage({
      stylesheets,
      title: 'Not confirmed yet',
      lead: 'Thank you for subscribing to our newsletter!',
      paragraphs: [
        'It begins once you confirm your address by email. This site does not send emails at the moment, so do not wait for one.',
      ],
      links: [HOME],
    });
  }
  return plainMessage({
    stylesheets,
    title: 'Success! Check your inbox',
    lead: 'Open the link in our email to confirm. Thank you for subscribing to our newsletter!',
    paragraphs: [
      'No email after a few minutes? Look in your spam folder. Perhaps the address was mistyped: enter it again. If you are already subscribed, you get no email: every issue has a link to choose topics or unsubscribe.',
    ],
    links: [{ to: NEWSLETTER_PATHS.form, label: 'Enter my address again' }, HOME],
  });
}

/**
 * What the link of the first email opens: nothing happens before a button is pressed. Programs that check mail open links
 * by themselves, and a consent they gave would be nobody's. The button stands first, where no phone hides it.
 */
export function renderConfirm({ stylesheets, token, subscription: { email, state } }: Linked): Html {
  if (state === 'confirmed') {
    return plainMessage({
      stylesheets,
      title: 'Success! You are subscribed',
      lead: 'Thank you for subscribing to our newsletter!',
      paragraphs: [`It goes to ${email}. Every issue has a link to choose topics or unsubscribe.`],
      links: [
        { to: newsletterPath('preferences', token), label: 'Choose topics' },
        { to: '/blog', label: 'Read our articles' },
        HOME,
      ],
    });
  }
  const title = 'Do you want our newsletter?';
  const body = html`${plainTitle(title, `It will come to ${email}, a few times a year.`)}
    <form method="post" action="${newsletterPath('confirm', token)}" class="mt-5 flex max-w-160 flex-col gap-4">
      <input type="hidden" name="wordingVersion" value="${currentNewsletterWording()}" />
      ${plainButton('Yes, subscribe me')}
      <p class="text-sm"><span class="font-semibold">What you agree to.</span> ${newsletterWording()}</p>
    </form>
    <p class="mt-10 max-w-160 border-t border-line pt-6">
      If you did not ask for it, ignore our email: the address is deleted when the link expires. You can also
      ${plainLink(newsletterPath('unsubscribe', token), 'say no now')}.
    </p>`;
  return plainPage({ title, stylesheets, body });
}

/** What the link of every later email opens. `problem` stands beside the topics. */
export function renderPreferences(page: Linked & { isSaved: boolean; problem?: string }): Html {
  const { stylesheets, token, isSaved, problem, subscription } = page;
  if (subscription.state !== 'confirmed') return renderUnsubscribed({ stylesheets });
  const state: PlainState = {
    values: new Map([['topics', problem ? [] : subscription.topics]]),
    errors: problem ? { topics: problem } : {},
  };
  const title = 'Your newsletter';
  const body = html`${plainTitle(title, `It goes to ${subscription.email}.`)}
    ${isSaved ? savedNote() : ''}
    <form method="post" action="${newsletterPath('preferences', token)}" class="mt-8 flex max-w-160 flex-col gap-6">
      ${errorSummary(state.errors)}
      ${boxesControl(
        state,
        { name: 'topics', label: 'What would you like to read about?', help: 'Choose one or more.' },
        TOPIC_CHOICES,
      )}
      ${plainButton('Save my choice')}
    </form>
    <div class="mt-12 flex max-w-160 flex-col gap-4 border-t border-line pt-8">
      <h2 class="text-xl">Unsubscribe</h2>
      <p>It takes effect at once. You don’t have to say why.</p>
      ${unsubscribeForm(token, { look: 'secondary' })}
    </div>`;
  return plainPage({ title: problem ? `Please check: ${title}` : title, stylesheets, body });
}

/** One button, or that it has been pressed. */
export function renderUnsubscribe({ stylesheets, token, subscription: { email, state } }: Linked): Html {
  if (state === 'unsubscribed') return renderUnsubscribed({ stylesheets });
  if (state === 'pending') return renderSayNo({ stylesheets, token, email });
  const title = 'Unsubscribe from the newsletter';
  const body = html`${plainTitle(title, `After this, no more issues come to ${email}.`)}
    <div class="mt-8 max-w-160">${unsubscribeForm(token, { look: 'primary' })}</div>
    <p class="mt-8">${plainLink(newsletterPath('preferences', token), 'Choose fewer topics instead')}</p>`;
  return plainPage({ title, stylesheets, body });
}

/** For somebody who was asked and has not confirmed: there is nothing to end, only an address to delete. */
function renderSayNo({ stylesheets, token, email }: Frame & { token: string; email: string }): Html {
  const title = 'Say no to the newsletter';
  const body = html`${plainTitle(title, `We delete ${email} at once and send no newsletter.`)}
    <div class="mt-8 max-w-160">${unsubscribeForm(token, { look: 'primary', label: 'Delete my address' })}</div>`;
  return plainPage({ title, stylesheets, body });
}

/** After that. */
export function renderDeleted({ stylesheets }: Frame): Html {
  return plainMessage({
    stylesheets,
    title: 'Your address is deleted',
    lead: 'We send you nothing.',
    paragraphs: [
      'The link in our email knows you no more. A quote request that was sent with this address is separate, and has a page of its own.',
    ],
    links: [HOME],
  });
}

function renderUnsubscribed({ stylesheets }: Frame): Html {
  return plainMessage({
    stylesheets,
    title: 'You are unsubscribed',
    lead: 'You won’t get any more newsletters from us, and your consent is withdrawn.',
    paragraphs: [`Your address is deleted within ${KEPT_AFTER_LEAVING_DAYS} days.`],
    links: [HOME, { to: '/newsletter', label: 'Subscribe again' }],
  });
}

/** A link that can do nothing any more, or a fault of ours; `again` is where to try once more. */
export function renderProblem(page: Frame & { text: string; isGone: boolean; again: string }): Html {
  const { stylesheets, text, isGone, again } = page;
  if (!isGone) {
    const links = [{ to: again, label: 'Try again' }];
    return plainMessage({ stylesheets, title: 'Something went wrong', lead: text, links });
  }
  return plainMessage({
    stylesheets,
    title: 'This link no longer works',
    lead: text,
    paragraphs: [
      'If you never confirmed that you want the newsletter, we keep no address of yours for it and send you none.',
      `If the newsletter still comes and you have no other link, write to ${brand.email}. A person will unsubscribe you.`,
    ],
    links: [HOME, { to: '/newsletter', label: 'About the newsletter' }],
  });
}

function unsubscribeForm(
  token: string,
  { look, label = 'Unsubscribe' }: { look: 'primary' | 'secondary'; label?: string },
): Html {
  return html`<form method="post" action="${newsletterPath('unsubscribe', token)}">${plainButton(label, look)}</form>`;
}

function savedNote(): Html {
  return html`<p role="status" class="mt-6 max-w-160 rounded-card border border-spruce bg-spruce-soft px-5 py-4 font-semibold">
    Your choice is saved.
  </p>`;
}
