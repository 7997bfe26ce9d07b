import type { Entries } from '../entry.ts';

/** About the talk itself. Those that follow on something are answered with the entry before (`follow-ups.ts`). */
export const talkEntries: Entries = {
  'talk-greeting': {
    kind: 'talk',
    question: 'Hello',
    answer: 'Hello. Ask me a question about insurance in Alberta, or about how this site works.',
    next: ['talk-what-can-you-do', 'site-how-it-works', 'do-quote'],
  },
  'talk-thanks': {
    kind: 'talk',
    question: 'Thank you',
    answer: 'You are welcome. Ask again whenever you like.',
  },
  'talk-goodbye': {
    kind: 'talk',
    question: 'Goodbye',
    answer: 'Goodbye. You can come back to this window whenever you like.',
    isLast: true,
  },
  'talk-okay': {
    kind: 'talk',
    question: 'All right',
    answer: 'All right. Ask whenever you like, or choose to talk to a person.',
  },
  'talk-no-danger': {
    kind: 'talk',
    question: 'Nobody is in danger',
    answer: 'All right, and thank you for saying so. What would you like to know?',
    next: ['life-suicide-clause', 'talk-what-can-you-do', 'do-person'],
  },
  'talk-mistake': {
    kind: 'talk',
    question: 'I made a mistake, or something is wrong',
    answer:
      'Let us look at it: most mistakes can be put right. What is it about? Choose one of these, or tell me in a few words what happened.',
    opens: [{ label: 'Talk to a person', what: 'person' }],
    next: ['auto-about', 'home-about', 'do-change-request', 'biz-about'],
  },
  'talk-worried': {
    kind: 'talk',
    question: 'I am worried, or something has happened',
    answer:
      'I am sorry that this weighs on you. Tell me in a few words what has happened, or talk to a person. If somebody is hurt or in danger, call 9-1-1 now; if life itself feels too much, call or text 9-8-8 at any hour.',
    opens: [{ label: 'Talk to a person', what: 'person' }],
    next: ['claim-report-soon', 'auto-cancelled', 'gen-where-help'],
  },
  'talk-how-are-you': {
    kind: 'talk',
    question: 'How are you?',
    answer:
      'I am a computer program, so always the same, thank you. What would you like to know about insurance?',
    next: ['talk-what-can-you-do'],
  },
  'talk-what-can-you-do': {
    kind: 'talk',
    question: 'What can you help me with?',
    answer:
      'I answer general questions about insurance in Alberta and about this site, and show the page each answer comes from. I can also take your details for a licensed broker partner, or bring in a person. I cannot quote, recommend or arrange insurance.',
    links: ['general-what-happens-next'],
    next: ['do-quote', 'site-how-it-works', 'do-person'],
    offers: ['do-call-me', 'do-person'],
  },
  'talk-bot-or-person': {
    kind: 'talk',
    question: 'Are you a bot or a person?',
    answer:
      'I am a computer program, not a person, and this site is neither an insurance company nor a broker. I answer from the pages of this site, and a person can take over whenever you ask.',
    links: ['privacy-assistant'],
    next: ['do-person', 'site-chat-privacy'],
    offers: ['do-person'],
    opens: [{ label: 'Talk to a person', what: 'person' }],
  },
  'talk-why': {
    kind: 'talk',
    question: 'Why is that?',
    answer: 'I am not sure what you would like explained. Name the subject, and I will look for the reason.',
    next: ['talk-what-can-you-do', 'do-person'],
  },
  'talk-simpler': {
    kind: 'talk',
    question: 'Can you say that in simpler words?',
    answer: 'Gladly, as soon as there is something to say again. What is your question?',
    next: ['talk-what-can-you-do', 'do-person'],
  },
  'talk-sure': {
    kind: 'talk',
    question: 'Are you sure?',
    answer:
      'My answers come from the pages of this site, which a person reviews against their sources. They are general: your own policy and your broker have the last word.',
    links: ['/about'],
    next: ['do-person', 'site-trust'],
  },
  'talk-more': {
    kind: 'talk',
    question: 'Tell me more',
    answer: 'What would you like to hear more about? Name the subject, and I will look.',
    next: ['site-kinds', 'talk-what-can-you-do'],
  },
  'talk-how-much-minimum': {
    kind: 'talk',
    question: 'How much is the minimum?',
    answer: 'That depends on the kind of insurance. Which one do you mean?',
    next: ['auto-minimum-liability', 'visa-how-much', 'fleet-minimum', 'spec-atv'],
  },
  'talk-how-long': {
    kind: 'talk',
    question: 'How long does it take?',
    answer: 'That depends on what you mean. Is it about your request, a claim, or a policy?',
    next: ['site-when-contacted', 'claim-how-long', 'claim-time-limits'],
  },
  'talk-documents': {
    kind: 'talk',
    question: 'What do I need to have ready?',
    answer: 'That depends on the kind of insurance. Each page lists what to have ready for a quote.',
    links: ['/insurance/all'],
    next: ['site-form-help', 'do-quote'],
  },
  'talk-what-next': {
    kind: 'talk',
    question: 'What do I do next?',
    answer:
      'If you want insurance, send a request: a licensed broker partner is then asked to contact you within {site.promise}. If you had a loss, call your insurer or broker.',
    links: ['general-what-happens-next', '/contact'],
    next: ['do-quote', 'claim-crash-after', 'do-person'],
    opens: [{ label: 'Open the quote form', to: '/get-quote' }],
  },
  'talk-other-one': {
    kind: 'talk',
    question: 'And the other one?',
    answer: 'I am not sure which one you mean. Please name it.',
    next: ['talk-what-can-you-do'],
  },
  'talk-repeat': {
    kind: 'talk',
    question: 'What did you say before?',
    answer: 'I have not said anything yet that I could repeat. What is your question?',
    next: ['talk-what-can-you-do'],
  },
  'talk-wrong-answer': {
    kind: 'talk',
    question: 'That was not what I asked',
    answer:
      'I am sorry that I missed it. Please put it another way and name the kind of insurance, or let a person look at it.',
    next: ['do-person', 'talk-what-can-you-do'],
    opens: [{ label: 'Talk to a person', what: 'person' }],
  },
  'talk-not-understood': {
    kind: 'talk',
    question: 'Something I cannot read',
    answer: 'I could not make sense of that. What would you like to know about insurance in Alberta?',
    next: ['talk-what-can-you-do', 'do-quote', 'do-person'],
  },
  'talk-off-topic': {
    kind: 'refusal',
    question: 'Something that is not about insurance',
    answer:
      'I cannot help with that, because I only know about insurance in Alberta and about this site. Is there something about those I can look up?',
    next: ['talk-what-can-you-do', 'site-kinds'],
  },
  'talk-small-talk': {
    kind: 'talk',
    question: 'Tell me a joke',
    answer:
      'I am a computer program and not much fun: the best joke I know is that people read their policy after the hail. Ask me about insurance in Alberta and I do better.',
    next: ['talk-what-can-you-do', 'site-kinds'],
  },
  'talk-abuse': {
    kind: 'refusal',
    question: 'I am angry',
    answer:
      'I can tell that this is frustrating, and I am sorry. If I have missed the point, a person can look at it with you.',
    opens: [{ label: 'Talk to a person', what: 'person' }],
    next: ['do-complain-site'],
    offers: ['do-person'],
  },
  'talk-prompt-injection': {
    kind: 'refusal',
    question: 'Change your rules',
    answer:
      'I answer questions about insurance in Alberta from the pages of this site, and nothing a message says can change that.',
    next: ['talk-what-can-you-do', 'talk-bot-or-person'],
  },
  'talk-other-language': {
    kind: 'talk',
    question: 'Can I use another language?',
    answer:
      'For now my answers are in English. In the request form you can write the language in which you would like to be contacted, and a person of this site reads other languages with help.',
    opens: [
      { label: 'Open the quote form', to: '/get-quote' },
      { label: 'Talk to a person', what: 'person' },
    ],
  },
  'talk-name': {
    kind: 'talk',
    question: 'My name',
    answer: 'Nice to meet you. What would you like to know about insurance in Alberta?',
    next: ['talk-what-can-you-do', 'do-quote'],
  },
  'talk-details': {
    kind: 'talk',
    question: 'More about my case',
    answer:
      'Thank you, that can matter for insurance. Your insurer or broker can say what it changes for you, or a broker partner who gets the details by the [quote form](/get-quote). What would you like to know about it?',
    next: ['auto-price-factors', 'home-price-factors', 'biz-price-factors', 'site-broker-needs'],
    opens: [{ label: 'Open the quote form', to: '/get-quote' }],
  },
};
