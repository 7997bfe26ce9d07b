import type { FaqItem } from './faq.ts';

export const privacyAndAccountFaqs: readonly FaqItem[] = [
  {
    id: 'privacy-who-sees-my-data',
    category: 'privacy-and-account',
    question: 'Who sees what I write in the form?',
    answer:
      'One licensed broker at a time, whom we call a broker partner. The people who run this site see it only when their work requires it. Before accepting your request, the broker partner sees the kind of insurance, your city and the first three characters of your postal code. The broker also sees your other answers, such as the year of your car. Your name, contact details, date of birth and what you wrote in your own words stay hidden. So do two answers about health: whether you use tobacco, and whether the broker should talk with you about health problems. After accepting, the broker sees everything.\n\nA broker partner may pay us a flat fee for introducing you. We do not sell lists of people, and nobody gets your request for advertising. Other companies host this site and send our email; write to us for their names and countries.',
  },
  {
    id: 'privacy-data-passport',
    category: 'privacy-and-account',
    question: 'What is the data passport?',
    answer:
      'It is a list of who was given your data or opened it: broker partners, the people who run this site, and its software, which passes your request on. Each time one of them is given your data, opens it or loses access, we add a line. The line shows who it was (for a broker, the firm and licence number too), which data, when and why. The companies that host this site and send our email are not on the list. You can read it on your tracking page (we email you the link) or, with an account, after you sign in.\n\nWe keep the list for {privacy.keep.proof}, even if your request is deleted sooner. In that time we do not change or remove a line; if somebody changed one, the list would show it. We keep your consents in the same way, in the words you accepted.',
  },
  {
    id: 'privacy-lost-reference',
    category: 'privacy-and-account',
    question: 'I lost my reference number or my tracking link. How do I find my request?',
    answer:
      'Look for the email we sent when you asked for a quote; it may be in the spam folder. It has the number and the link. If you have the number but not the link, type the number in the chat, and the link is emailed again to the address on the request. If you have an account, sign in. If you have neither the number nor an account, use the contact page. Give the email address you used, your name and the day you asked.',
  },
  {
    id: 'privacy-withdraw',
    category: 'privacy-and-account',
    question: 'How do I withdraw my request?',
    answer:
      "Open your tracking link and withdraw the request there. If you have an account, you can also sign in and withdraw it there. Or write to us and give the reference number of your request, which is in the email we sent when you asked for a quote. When the request is withdrawn, the broker partner's access through this site ends at once, and the data passport records it.\n\nA broker who has already spoken with you may have to keep records under the rules for licensed brokers. Ask the broker directly about those records. You can reopen a request within {privacy.keep.reopen} after you withdraw it. We keep the withdrawn request for {privacy.keep.closed}, to answer questions and complaints about it, and then delete it. You can ask us to delete it sooner, and we will, unless a law forbids it.",
  },
  {
    id: 'privacy-see-or-correct',
    category: 'privacy-and-account',
    question: 'How can I see or correct what you hold about me?',
    answer:
      "Write to us through the contact page. Choose the topic “My data and privacy”, and give the email address you used for your request. We check that it is you, and then send a copy or make the correction. Under Alberta's Personal Information Protection Act (PIPA), we usually have {privacy.pipa.answer} to answer you.\n\nIf you think we got it wrong, tell us, and we will look at it again. You may also ask the Information and Privacy Commissioner of Alberta to review the matter. You do not need a lawyer for any of this.",
  },
  {
    id: 'privacy-how-long',
    category: 'privacy-and-account',
    question: 'How long do you keep my information?',
    answer:
      'Only as long as we need it. If your request is still open and no broker has taken it after {privacy.keep.unmatched}, we delete it. A request that you withdraw, or that ends without a policy, is kept for {privacy.keep.closed} after that, even if no broker had it. Questions and complaints can come then. You can ask us to delete it sooner. A request that led to a policy is kept for {privacy.keep.won} at most, and for less if the broker takes over keeping the record. A request marked as spam is deleted after {privacy.keep.unmatched}.\n\nA contact message, or a chat with contact details, is kept for {privacy.keep.contact}; any other chat, for {privacy.keep.chat}. To prove what was agreed and done, three records are kept for {privacy.keep.proof}: your consents, the data passport, and our log of what the people who run this site did. The privacy policy has the full table.',
  },
  {
    id: 'privacy-newsletter',
    category: 'privacy-and-account',
    question: 'Will a quote request sign me up for the newsletter?',
    answer:
      'No. The newsletter has its own box, which stays empty until you check it. Agreeing to share your request and agreeing to the newsletter are two separate consents, and we store each with its exact words. If you check the box, we first send you an email with a link, and you get the newsletter only after you confirm.\n\nEvery issue has an unsubscribe link that works without a login. Unsubscribing takes effect without delay; the federal anti-spam law allows {privacy.casl.unsubscribe} at most. As that law requires, each issue shows who sent it, with a postal address.',
  },
  {
    id: 'privacy-cookies',
    category: 'privacy-and-account',
    question: 'Which cookies does this site use?',
    answer:
      'One cookie keeps you signed in; it is set only when you sign in. It ends when you close the browser, or after {privacy.session.remembered} if you asked to be remembered. If JavaScript, the code that pages run, is turned off in your browser, the quote form sets one more cookie for {privacy.keep.receipt}. That cookie lets the next page show the reference number of your request. There are no advertising cookies and no trackers from other companies.\n\nYour own browser also keeps a few things so that you do not lose them, such as an unfinished quote form. They stay on your device. What you typed in the form is deleted after {privacy.keep.draft}, or sooner if you send or clear it. On a shared computer, delete this site’s data in the browser when you leave.',
  },
  {
    id: 'privacy-account-needed',
    category: 'privacy-and-account',
    question: 'Do I need an account to ask for a quote?',
    answer:
      'No. After you send a request, you get a tracking link by email. It shows the status of your request and your data passport, and you can withdraw there. The link works for {site.trackingLink}, or until the request is deleted, if that is sooner. After {site.trackingLink}, the old link opens a page that can email you a new one. To open the tracking page, type the last four digits of your phone number or, without one, the last three characters of your postal code. Do not forward that email: somebody who has it and knows your phone number or postal code can open your request.\n\nWith an account you can exchange messages and documents with a broker partner. Never send card numbers or a social insurance number through this site, nor health details that the form does not ask for. If the broker needs them, ask how to send them.',
  },
  {
    id: 'privacy-assistant',
    category: 'privacy-and-account',
    question: 'What should I know before I use the chat assistant?',
    answer:
      'The assistant is software. The chat window says from the start whether another company’s AI helps to answer, and names the company. If so, what you type is sent to that company. The assistant gives general information from the pages of this site. It cannot give a quote or advice, or arrange insurance. It can make mistakes, so check anything important with a broker or in your policy.\n\nPlease leave out health and payment details, and numbers such as your social insurance number. Your own browser keeps the conversation for a day; if you clear it, it is gone from your browser only. We keep our copy for {privacy.keep.chat}, or for {privacy.keep.contact} if you left contact details. You can ask for a person at any time. The chat then says when to expect an answer.',
  },
];
