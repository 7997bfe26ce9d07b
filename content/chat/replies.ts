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
    `Thank you. A licensed broker partner will contact you by ${time}. Your reference is ${reference}. You can [follow or withdraw your request](${path}) at any time; the same link is in your email.`,
  leadKept: (reference: string) =>
    `Thank you, your contact details are saved and are not shared with a broker. Your reference is ${reference}. A person of this site reads it and replies within one business day. If you would like a broker partner to contact you, say so at any time.`,
  leadAlreadyKept: 'All right. Your details stay with us and are not shared with a broker.',
} as const;
