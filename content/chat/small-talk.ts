/** What people say that is not a question about insurance: answered in a sentence, or as the question it means. */
export type SmallTalk = { pattern: RegExp; reply?: string; asks?: string };

export const smallTalk: readonly SmallTalk[] = [
  {
    pattern:
      /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|bonjour|greetings)(?: there| again)?\W*$/i,
    reply: 'Hello. Ask me a question about insurance in Alberta, or about how this site works.',
  },
  {
    pattern: /^\W*(?:many )?(?:thanks?|thank you|cheers|merci)(?: you| so much| a lot| very much)?\W*$/i,
    reply: 'You are welcome. Ask again whenever you like.',
  },
  {
    pattern: /^\W*(?:ok|okay|all right|alright|got it|i see|great|good|fine|bye|goodbye|yes|no|sure)\W*$/i,
    reply: 'All right. Ask whenever you like, or choose to talk to a person.',
  },
  {
    pattern: /^\W*(?:help|what can (?:you|i) (?:do|ask)|how (?:does this|do you) work|what is this)\W*$/i,
    reply:
      'I answer general questions about insurance in Alberta from the pages of this site, with a link to the page and the day it was last reviewed. I can also take your contact details for a licensed broker partner, or bring in a person. I cannot quote, recommend or arrange insurance.',
  },
  {
    pattern:
      /^\W*(?:who are you|are you (?:guys |people )?(?:an? )?(?:actual |real |licensed )?(?:insurers?|brokers?|agents?|insurance (?:company|brokers?|agents?)))\b/i,
    asks: 'Is Chinook Cover an insurance broker?',
  },
  {
    pattern:
      /^\W*who (?:will |can |may |gets to |all )?sees? my (?:phone|number|e-?mail|address|name|details)\b/i,
    asks: 'Who sees what I write in the form?',
  },
];
