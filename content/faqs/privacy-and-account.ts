import type { FaqItem } from './faq.ts';

export const privacyAndAccountFaqs: readonly FaqItem[] = [
  {
    id: 'privacy-who-sees-my-data',
    category: 'privacy-and-account',
    question: 'Who sees what I write in the form?',
    answer:
      'One licensed broker at a time: we call that broker a broker partner. The few people who run this site see it only when their work requires it. Before accepting your request, the broker partner sees the kind of insurance, your city and the first three characters of your postal code. They also see the answers that do not identify you. After accepting, they also see your name and contact details.\n\nThat broker partner may pay us a flat fee for the introduction. We do not sell lists of people, and nobody gets your request for advertising. Other companies process data for us, such as the one that hosts our server and the one that sends our email. The privacy policy says what they do. Write to us, and we will tell you their names and the countries they work in.',
  },
  {
    id: 'privacy-data-passport',
    category: 'privacy-and-account',
    question: 'What is the data passport?',
    answer:
      'It is the list of everybody who has had access to your data. Each time somebody is given your data, opens it or loses access, we add a line. It shows who it was, their brokerage and licence, which parts of your data, when and why. You can read it on your tracking page (we email you the link when you send a request) or, if you have an account, in the portal.\n\nWe keep the list for {privacy.keep.proof}, even if your request is deleted sooner. In that time we only add lines and never change or remove one. Each line is linked to the one before by a digital fingerprint, so a later change would show. We keep your consents in the same way, with the words you agreed to.',
  },
  {
    id: 'privacy-withdraw',
    category: 'privacy-and-account',
    question: 'How do I withdraw my request?',
    answer:
      "Open your tracking link and choose to withdraw, or do it in the portal. You can also write to us and give the reference number of your request. It is in our email. The broker partner's access through this site ends at once, and the data passport records it.\n\nA broker who has already spoken with you may have to keep records under the rules for licence holders. Ask them directly about their copy. You can reopen a request within {privacy.keep.reopen} after you withdraw it. We keep it for {privacy.keep.closed} and then delete it. You can ask us to delete it sooner, and we will, unless a law forbids it.",
  },
  {
    id: 'privacy-see-or-correct',
    category: 'privacy-and-account',
    question: 'How can I see or correct what you hold about me?',
    answer:
      "Write to us through the contact page. Choose the topic “My data and privacy”, and give the email address you used for your request. We check that it is you, and then send a copy or make the correction. Alberta's Personal Information Protection Act (PIPA) usually allows {privacy.pipa.answer} for an answer.\n\nIf you think we got it wrong, tell us and another person will look at it. You may also ask the Information and Privacy Commissioner of Alberta to review the matter. You do not need a lawyer for any of this.",
  },
  {
    id: 'privacy-how-long',
    category: 'privacy-and-account',
    question: 'How long do you keep my information?',
    answer:
      'Only as long as it has a purpose. Spam, and open requests that no broker has accepted, are deleted after {privacy.keep.unmatched}. A request that you withdrew is kept for {privacy.keep.closed}, even if no broker had it, so that we can answer questions and complaints. A request that a broker accepted but that ended without a policy is kept for just as long. A request that led to a policy is kept for up to {privacy.keep.won}, or until the broker keeps that record in our place, if that is sooner.\n\nA contact message is kept for {privacy.keep.contact}. We keep three things for {privacy.keep.proof}, in case we have to prove what was done: proof of consent, the data passport, and our record of what the people who run this site do. The privacy policy has the full table.',
  },
  {
    id: 'privacy-newsletter',
    category: 'privacy-and-account',
    question: 'Will a quote request sign me up for the newsletter?',
    answer:
      'No. The newsletter has its own box, which stays empty until you check it. Asking for a quote and agreeing to the newsletter are two separate consents, and we store each with its exact words. If you check the box, we first send you an email with a link, and you get the newsletter only after you confirm.\n\nEvery issue has an unsubscribe link that works without a login. It takes effect without delay; the law allows {privacy.casl.unsubscribe} at most. As the federal anti-spam law requires, each issue shows who sent it, with a postal address.',
  },
  {
    id: 'privacy-cookies',
    category: 'privacy-and-account',
    question: 'Which cookies does this site use?',
    answer:
      'One cookie keeps you signed in; it is set only when you sign in. It ends when you close the browser, or after {privacy.session.remembered} if you asked to be remembered. If JavaScript is off in your browser (it is usually on), the quote form sets one more cookie, for {privacy.keep.receipt}. It shows you the reference number of your request. There are no advertising cookies and no trackers from other companies.\n\nYour own browser also keeps a few things so that you do not lose them, such as an unfinished quote form. They stay on your device. The form is gone after {privacy.keep.draft}, or sooner if you send or clear it. On a shared computer, clear the form when you leave.',
  },
  {
    id: 'privacy-account-needed',
    category: 'privacy-and-account',
    question: 'Do I need an account to ask for a quote?',
    answer:
      'No. After you send a request, you get a tracking link by email. It shows the status of your request and your data passport, and you can withdraw there. The link works for {site.trackingLink}, or until the request is deleted if that is sooner. Before it opens, you type the last four digits of your phone number. If you gave no phone number, you type the last three characters of your postal code. Do not forward that email.\n\nWith a portal account you can exchange messages and documents with a broker partner and find past requests in one place. Never send health details, card numbers or a social insurance number through a form. If the broker needs them, ask for a secure way to send them.',
  },
  {
    id: 'privacy-assistant',
    category: 'privacy-and-account',
    question: 'What should I know before I use the chat assistant?',
    answer:
      'The assistant is software. If the answers come from another company’s AI, the chat window names that company. The assistant gives general information from the pages of this site. It cannot quote, give advice or arrange insurance, and it can make mistakes, so check anything important with a broker or in your policy.\n\nPlease leave out health, payment and identity details. Your own browser keeps the conversation for a day, and you can clear it. We keep a chat without contact details for {privacy.keep.chat}, and one with them for {privacy.keep.contact}. In the chat, you can ask for a person at any time.',
  },
];
