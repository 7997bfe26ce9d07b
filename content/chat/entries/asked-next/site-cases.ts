import type { Entries } from '../../entry.ts';

/** This site: what one person in particular asks. */
export const siteCases: Entries = {
  'site-licensed': {
    question: 'Is this site licensed?',
    answer:
      'This site is not a broker, agent or insurer, so it sells no insurance and gives no advice; it introduces you to a licensed broker partner. Every broker partner holds a licence from the Alberta Insurance Council, and you can check it in the Council’s public register.',
    links: ['general-are-you-a-broker', 'general-check-a-licence'],
    next: ['site-broker-licensed', 'site-trust', 'site-who-runs'],
  },
  'site-birth-date': {
    question: 'Why do you or the broker need my date of birth?',
    answer:
      'Age affects the price of car, life and visitor insurance, so a broker or insurer needs the date before it can quote. Our forms for auto, life and Super Visa insurance ask for it, and the others do not. Please do not type it in this chat.',
    links: ['privacy-who-sees-my-data'],
    next: ['site-personal-numbers', 'site-who-sees-data', 'site-broker-needs'],
    reason: 'gen-why-asked',
  },
  'do-by-mail': {
    kind: 'do',
    question: 'I do not use email. Can I ask by phone or post?',
    answer:
      'Not quite: our forms need an email address, because your reference and tracking link come by email. Somebody you trust can fill in the [quote form](/get-quote) for you with their own email address and your phone number, and choose a phone call. We do not send quotes by mail; ask the broker to mail papers to you. Our mailing address is at the bottom of every page.',
    links: ['general-what-happens-next'],
    next: ['do-call-me', 'site-for-others', 'do-person'],
    opens: [
      { label: 'Open the quote form', to: '/get-quote' },
      { label: 'Contact page', to: '/contact' },
    ],
  },
  'do-who-saw': {
    kind: 'do',
    question: 'Can I see who has looked at my information?',
    answer:
      'Yes: your tracking link shows which broker partner has your request and who has looked at your data, without an account or a password. It came by email, works for {site.trackingLink}, and may ask one question to see that it is you. With an account you find the same in the [client portal](/portal/login).',
    links: ['privacy-see-or-correct', 'privacy-who-sees-my-data'],
    next: ['do-password', 'do-see-data', 'site-who-sees-data'],
    opens: [{ label: 'Log in to the portal', to: '/portal/login' }],
  },
  'site-really-call': {
    question: 'Does somebody really call, or is it data collection?',
    answer:
      'A licensed broker partner is asked to contact you within {site.promise}; if that does not happen, we tell you and ask another. One at a time gets your request, and may pay us a flat fee for the introduction. Lists of people are not sold. The tracking link shows who has looked at your data.',
    links: ['general-what-happens-next', 'privacy-who-sees-my-data'],
    next: ['site-when-contacted', 'site-sell-data', 'site-how-paid'],
  },
  'site-refund': {
    question: 'Can I get my money back?',
    answer:
      'From this site there is nothing to pay back: you pay us nothing, and broker partners may pay us a flat fee. If you mean a premium, your insurer or broker says what is refunded when a policy ends early. For a Super Visa or travel policy it depends on its rules. Tell me which kind of insurance you mean.',
    links: ['general-what-does-it-cost'],
    next: ['auto-cancel', 'visa-refund', 'life-cancel'],
  },
  'do-wrong-newsletter': {
    kind: 'do',
    question: 'You email me and I never signed up',
    answer:
      'The newsletter only goes out after somebody confirmed it by email; use the unsubscribe link in it, and it stops. If you only got an email that asks you to confirm, ignore it: the address is deleted after {privacy.keep.unconfirmed}. Mail about a request comes if somebody typed your address into a form. [Write to us](/contact) from that address and ask us to look into it.',
    links: ['privacy-newsletter'],
    next: ['do-unsubscribe', 'do-delete-data', 'do-complain-site'],
  },
  'site-have-broker': {
    question: 'I already have a broker or a policy. Can I still use this site?',
    answer:
      'You can send a request although you have a broker or a policy: nothing that you have changes because of it. One licensed broker at a time is asked to contact you, and you may compare and then stay where you are. Do not end the old policy before a new one is in force.',
    links: ['general-what-happens-next', 'home-why-a-broker'],
    next: ['site-obligation', 'gen-compare-quotes', 'auto-cancel'],
  },
  'site-leave-review': {
    question: 'Where can I leave a review or thank the broker?',
    answer:
      'If a request here led to a policy, your tracking page and the client portal ask once for a few words. Nothing is shown without your consent. To thank the broker, write in your request. A person of this site reads what you send on the [contact page](/contact).',
    links: ['/about'],
    next: ['site-reviews', 'do-message-broker', 'site-portal'],
  },
};
