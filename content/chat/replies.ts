import { houseRules, sayLength } from '../house-rules.ts';

type Listed = readonly { question: string; said: string; to?: string | undefined }[];

type NearestReplies = {
  questions: Listed;
  pages: readonly { title: string; to: string }[];
  said: string | null;
};

type SharedLead = {
  time: string;
  reference: string;
  path: string;
  before: string | null;
  isMailed: boolean;
};

function beginNearest(questions: number, pages: number): string {
  if (questions > 0)
    return questions > 1 ? ' These questions come nearest:' : ' This question comes nearest:';
  return pages > 0 ? ' These pages come nearest:' : '';
}

/** The assistant's own sentences. Those with a value in them are functions. */
export const replies = {
  /** While a person is waited for. `time`: by when, where one is promised. */
  passedOn: (time: string | null) =>
    `I have passed this on. A person answers ${time ? `by ${time}` : 'as soon as one is free'}.`,
  /** What comes near: questions with a sentence that answers each, pages, and `said`, what a page says, word for word. */
  unknown: ({ questions, pages, said }: NearestReplies) =>
    [
      `I do not know that one, and I would rather say so than guess.${beginNearest(questions.length, pages.length)}`,
      replies.listed(questions),
      pages.map(({ title, to }) => `- [${title}](${to})`).join('\n'),
      said && `A page says near to it: ${said}`,
      'You can [talk to a person](/contact), look through [all questions](/faq), or put it in other words.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  /** Of several that may be meant, the likeliest; the next ones are listed below it. */
  perhaps: (question: string, answer: string) =>
    `I take your question as "${question}":\n\n${answer}\n\nIf you meant something else, choose one of these, put it in other words, or [ask a person](/contact):`,
  choices:
    'I am not sure that I have the answer to that. Choose one of these if it is what you mean, put it in other words, or [ask a person](/contact):',
  /** After a yes to an offer that is for several kinds of insurance. */
  offered: 'Gladly. Which of these do you mean? Choose one, or name it in your own words:',
  /** Where one of the choices is about suicide. */
  lifeline: 'If you are thinking of suicide, call or text 9-8-8 at any hour.',
  /** Below what is asked after a danger. `first`: what was said first about it. */
  ifDangerGoesOn: (first: string) => `Is it not over yet? ${first}`,
  /** Below the answer to what sounds a little like danger, and hardly is any. */
  ifInDanger: 'If anyone is hurt or in danger now, call 9-1-1.',
  /** Choices with the sentence that answers each, and where it can be read. */
  listed: (choices: Listed): string =>
    choices
      .map(({ question, said, to }) => `- ${to ? `[${question}](${to})` : `**${question}**`} ${said}`)
      .join('\n'),
  /** Where it is not sure that what is left to people was asked for. */
  besides: (question: string, answer: string, refusal: string) =>
    `${refusal}\n\nIf you mean something else: **${question}** ${answer}`,
  /** What was answered before comes up again: it was not what is asked. */
  alreadySaid: (
    page: { title: string; to: string } | null,
    sentence: string | null,
    beginning: string | null,
  ) =>
    [
      sentence && `That is in what I said above: ${sentence}`,
      !sentence && beginning && `What I have on that is what I said above: ${beginning}`,
      'Which part do you want to know more about?',
      page && `The page has all of it: [${page.title}](${page.to}).`,
      'What it means for you, a broker partner or [a person](/contact) can say. Perhaps it is one of these:',
    ]
      .filter(Boolean)
      .join(' '),
  /** Where what was said before may be meant as well, or is more likely than anything else. */
  fromAbove: (sentence: string) => `What I said above may answer it: ${sentence}`,
  orAbove: (sentence: string) => `Or is it what I said above? ${sentence}`,
  short: (sentence: string) => `In short: ${sentence}`,
  shortThenPerson: (sentence: string) => `In short: ${sentence} A person can explain it to you as well.`,
  fromPage: (text: string) => `This is what the page says: ${text}`,
  nothingMore:
    'I have nothing more on that than what I said. The page has it in context, and a person can explain it.',
  sure: (title: string, day: string) =>
    `As sure as our page is: "${title}" was last read against its sources on ${day}. It is general information; your own policy and your broker have the last word.`,
  youSaid: (words: string) => `Before this, I said: "${words}"`,
  linkAskedFor: (reference: string, isMailed: boolean) =>
    !isMailed
      ? `This site does not send emails at the moment, so the tracking link of ${reference} cannot be sent again. A person can help.`
      : `If ${reference} is one of our requests, its tracking link goes by email now to the address it was sent with, and nobody else. Look in the spam folder too. At most three emails a day go to one address; if none comes, a person can help.`,
  hidden:
    'Email addresses and long numbers typed here are hidden, from people too. To leave yours, use the button "Talk to a person" or the [quote form](/get-quote).',

  /** `before`: the reference that the details had until now. */
  leadShared: ({ time, reference, path, before, isMailed }: SharedLead) =>
    [
      `Thank you. We ask a licensed broker partner to contact you by ${time}. Your reference is ${reference}.`,
      before && `It takes the place of ${before}.`,
      `You can [see or withdraw what you sent](${path}) at any time.`,
      isMailed
        ? 'Please open the link in our email as well: it confirms your address and shows who has your request.'
        : 'This site does not send emails at the moment, so do not wait for one.',
    ]
      .filter(Boolean)
      .join(' '),
  leadKept: (reference: string) =>
    `Thank you, your contact details are saved and are not shared with a broker. Your reference is ${reference}. A person of this site reads it and replies within ${sayLength(houseRules.promiseDays, 'business day')}. You can see or delete them below. If you would like a broker partner to contact you, say so at any time.`,
  leadHeld: (reference: string, isMailed: boolean) =>
    `Thank you, your contact details are saved. Your reference is ${reference}. Several requests from your network are not confirmed yet, so a person of this site looks at yours before a broker partner is asked, within ${sayLength(houseRules.promiseDays, 'business day')}.${isMailed ? ' Opening the links in our emails settles it sooner.' : ''}`,
  leadAlreadyKept:
    'All right. Your details stay with us and are not shared with a broker. You can see or delete them below.',
} as const;
