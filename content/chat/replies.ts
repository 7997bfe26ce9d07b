/** The assistant's own sentences. Those with a value in them are functions. */
export const replies = {
  unknown: (nearest: readonly { title: string; to: string }[]) =>
    [
      `I did not find an answer to that on the pages of this site, and I would rather say so than guess.${nearest.length > 0 ? ' This is the nearest I have:' : ''}`,
      nearest.map(({ title, to }) => `- [${title}](${to})`).join('\n'),
      'You can [talk to a person](/contact), look through [all questions](/faq), or put it in other words.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  offer: {
    broker:
      'You can [ask for a quote](/get-quote): one licensed broker partner at a time sees your request. Or [talk to a person](/contact) first.',
    person: 'You can [talk to a person](/contact) or ask me something about insurance in Alberta.',
    nobody: '',
  },
  generalPage: (title: string, path: string) => `For general information, see [${title}](${path}).`,

  leadShared: (time: string, reference: string, path: string) =>
    `Thank you. We ask a licensed broker partner to contact you by ${time}. Your reference is ${reference}. You can [see or withdraw what you sent](${path}) at any time. Please open the link in our email as well: it confirms your address and shows who has your request.`,
  leadKept: (reference: string) =>
    `Thank you, your contact details are saved and are not shared with a broker. Your reference is ${reference}. A person of this site reads it and replies within one business day. If you would like a broker partner to contact you, say so at any time.`,
  leadHeld: (reference: string) =>
    `Thank you, your contact details are saved. Your reference is ${reference}. Several requests from your network are not confirmed yet, so a person of this site looks at yours before a broker partner is asked, within one business day. Opening the links in our emails settles it sooner.`,
  leadAlreadyKept: 'All right. Your details stay with us and are not shared with a broker.',
} as const;
