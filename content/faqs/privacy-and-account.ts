import type { FaqItem } from './faq.ts';

export const privacyAndAccountFaqs: readonly FaqItem[] = [
  {
    id: 'privacy-who-sees-my-data',
    category: 'privacy-and-account',
    question: 'Who sees what I write in the form?',
    answer:
      'One licensed broker partner at a time, and the few people who run this site when they need to. Before accepting your request, the broker partner sees the kind of insurance, your answers and your area. After accepting, they also see your name and contact details.\n\nCompanies that work for us, such as the host of the server and the mail service, process data on our behalf. Ask us and we will tell you who they are and in which country they work. Nobody buys your data.',
  },
  {
    id: 'privacy-data-passport',
    category: 'privacy-and-account',
    question: 'What is the data passport?',
    answer:
      'It is a list that writes itself. Each time somebody is given your data, reads it or loses access, a line is added: who it was, with brokerage and licence, which parts, when and why. You read it in plain sentences on your tracking page or in the portal.\n\nLines are only ever added. Each one is linked to the line before by a digital fingerprint, so a change made later would show. Your consents are kept in the same way, with the words you agreed to.',
  },
  {
    id: 'privacy-withdraw',
    category: 'privacy-and-account',
    question: 'How do I withdraw my request?',
    answer:
      "Open your tracking link and choose to withdraw, or do it in the portal. You can also write to us and give your reference. The broker partner's access through this site ends at once, and the passport notes it.\n\nA broker who has already spoken with you may have to keep records under their own licence rules. Ask them directly about that copy. With us, a withdrawn request is kept for {privacy.keep.closed} and then deleted, unless you ask for deletion sooner and no law stands in the way.",
  },
  {
    id: 'privacy-see-or-correct',
    category: 'privacy-and-account',
    question: 'How can I see or correct what you hold about me?',
    answer:
      "Write to us through the contact page with the topic privacy, from the email address you used. We check that it is you, and then send a copy or make the correction. Alberta's privacy law usually allows {privacy.pipa.answer} for an answer.\n\nIf you think we got it wrong, say so and another person will look. You may also ask the Information and Privacy Commissioner of Alberta to review the matter. You do not need a lawyer for any of this.",
  },
  {
    id: 'privacy-how-long',
    category: 'privacy-and-account',
    question: 'How long do you keep my information?',
    answer:
      'As long as it has a purpose. Spam and requests that were never matched go after {privacy.keep.unmatched}. A request that was withdrawn or led to nothing is kept for {privacy.keep.closed}. One that led to a policy is kept for {privacy.keep.won}, or until it is handed to the broker.\n\nA contact message stays for {privacy.keep.contact}. Proof of consent and the log of who did what stay for {privacy.keep.proof}, because we may have to show them. The privacy policy has the whole table.',
  },
  {
    id: 'privacy-newsletter',
    category: 'privacy-and-account',
    question: 'Will a quote request sign me up for the newsletter?',
    answer:
      'No. The newsletter has a box of its own that stays empty until you check it. A request for a quote and a yes to the newsletter are two different consents, and each is stored with its exact words. Even then we first ask by email, and it begins only when you confirm.\n\nEvery issue has an unsubscribe link that works without a login. It takes effect without delay, and the law allows {privacy.casl.unsubscribe} at most. The issue also shows who sent it and a postal address, as the federal anti-spam law requires.',
  },
  {
    id: 'privacy-cookies',
    category: 'privacy-and-account',
    question: 'Which cookies does this site use?',
    answer:
      'The session cookie that keeps you signed in, and only when you sign in. It ends with the browser, or after {privacy.session.remembered} if you asked to be remembered. The quote form for browsers without JavaScript sets one more, for {privacy.keep.receipt}, to show you your reference. There are no advertising cookies and no trackers from other companies.\n\nBesides that, your own browser keeps a few things so that you do not lose them, such as an unfinished quote form for {privacy.keep.draft}. They stay on your device until you send the form or clear them. On a shared computer, clear the form when you leave.',
  },
  {
    id: 'privacy-account-needed',
    category: 'privacy-and-account',
    question: 'Do I need an account to ask for a quote?',
    answer:
      'No. After sending a request you get a tracking link by email. It shows the state of the request and the data passport, and lets you withdraw. The link works for {site.trackingLink}, so treat that message like a key and do not forward it.\n\nA portal account is useful when you want to share documents with a broker partner, exchange messages and find past requests in one place. Never send health details, card numbers or a social insurance number through a form; the broker will ask for what is needed, safely.',
  },
  {
    id: 'privacy-assistant',
    category: 'privacy-and-account',
    question: 'What should I know before I use the chat assistant?',
    answer:
      'The assistant is software. If an AI provider words its answers, the chat window names it. It gives general information from the pages of this site. It cannot quote, give advice or arrange insurance, and it may make mistakes, so check what matters with a broker.\n\nPlease leave out health, payment and identity details. The conversation is kept in your own browser for a day, and you can clear it with one button. On our side a chat without contact details is kept for {privacy.keep.chat}, and one with them for {privacy.keep.contact}. You can ask for a person in the chat at any time.',
  },
];
