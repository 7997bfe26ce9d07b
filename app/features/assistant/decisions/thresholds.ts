/**
 * Where the lines between answering, asking back and not knowing are drawn. Each was read off a curve of right against
 * wrong on wordings that were not trained on (docs/assistant.md); measure again before you move one.
 */
export const THRESHOLDS = {
  /** From here on an entry answers. */
  answer: 0.7,
  /** Below it, what else may be meant is said in a sentence after the answer. */
  surelyAnswered: 0.9,
  /** The same within a talk, for what is near to what was said before, and for what is far from it. */
  answerInTalk: 0.85,
  answerAstray: 0.92,
  /** A wish, or details that are told, are nothing to choose: it is done from here on. */
  doneInTalk: 0.4,
  /** What is less likely to be wished is done only where all that was said asks for it too. */
  surelyDone: 0.6,
  /** "In normal words?" is that from here on, where all that was said asks for the last answer. */
  againInTalk: 0.7,
  /** Where nothing is likely enough to be asked back, what all that was said asks for by so much is. */
  nearestAsked: 0.3,
  /** What was just declined is declined once more where it is so near. */
  insisted: 0.5,
  insistedInTalk: 0.1,
  /** So is a word about the talk, which a few words of anything sound like. */
  talkInTalk: 0.6,
  /** What the words alone clearly ask for is answered from here on, however far it is from the talk. */
  besideTalk: 0.7,
  /** Within a talk, what the words alone ask of this site is answered from here on. */
  siteAlone: 0.8,
  /** And alone from here on, where its words neither lean on the talk nor speak to this site. */
  siteSurely: 0.93,
  /** Details that are less likely are told with a question, where the rest is likely enough to be chosen. */
  surelyDetails: 0.6,
  askedWithDetails: 0.6,
  /** What is less likely is not what may be asked for. */
  choice: 0.02,
  /** Of a first question, a choice has to be so likely by itself, and so much of what the first of them is. */
  offered: 0.03,
  ofTheFirst: 0.1,
  /** Where nothing else is, what is so likely is something to ask back about. */
  onlyOne: 0.5,
  /** Where the first of the choices is less likely, none of them may be meant: it says that it does not know. */
  mayBeMeant: 0.12,
  /** What was just said, and details of it, have to be so likely together for what asks nothing to be taken as told. */
  toldFurther: 0.35,
  /** From here on something comes near to what it does not know: it is told in a sentence. */
  near: 0.05,
  /** Beside choices, a sentence of what was just said is told again where that is so likely to be meant. */
  above: 0.05,
  /** Before the choices, where all that was said asks for it by so much. */
  nearestAbove: 0.6,
  aboveFirst: 0.2,
  /** Of the choices, what the talk's own reading takes for so likely is the first; what is less likely is one of the first three. */
  firstByTalk: 0.4,
  /** Where no choice may be meant, and what was said just before is so likely, it is asked which part of that is. */
  whichPart: 0.5,
  /** The choices together have to be this likely to be worth asking. */
  choices: 0.4,
  /**
   * The same within a talk, of what is offered alone: neither what was just said nor a word about the talk counts. Of what is less
   * likely together, most is not what was meant, and it says that it does not know.
   */
  choicesInTalk: 0.3,
  /**
   * Danger is heard twice: as the entries' shares, and by a classifier that listens for nothing else. Each counts in units
   * of its own line, and together they need one. Missing danger is the worst fault there is, so the lines lie low.
   */
  dangerShare: 0.1,
  dangerHeard: 1,
  /** Of less than this heard, the entries alone have to say so much, and they have to say a little in any case. */
  dangerFaint: 0.05,
  dangerUnheard: 0.4,
  dangerUnlikely: 0.03,
  /** Where its kind is unclear and something else is clearly asked for, so much has to be heard. */
  dangerDespite: 2,
  /** After a danger, something else is asked for from here on, by one entry or by all together. */
  aboutElse: 0.5,
  aboutElseTogether: 0.6,
  /** In another language than English, the odds of both opinions, multiplied, are a call for help from here on. */
  dangerOddsAbroad: 0.0006,
  /** So often a danger is told there: it is all that is known of words which nobody knows. */
  dangerUsualAbroad: 0.08,
  /** There a part counts where the whole sounds a little like it, or from here on. */
  dangerAroundAbroad: 0.5,
  dangerInPartAbroad: 10,
  /** A part of a message is torn out of its sense, so it has to say more. */
  dangerInPart: 4,
  /** And the whole has to sound a little like it. */
  dangerAround: 0.4,
  dangerFaintInPart: 0.1,
  dangerUnheardInPart: 0.75,
  /** A kind of danger that is less likely is not named: whom to call is said for all of them. */
  dangerKind: 0.1,
  /** After somebody spoke of a danger, another kind has to be so likely to be named in its place. */
  dangerOtherKind: 0.9,
  /** What the words and the talk together make so likely to be a danger is answered as one. */
  dangerInTalk: 0.5,
  /** After somebody spoke of dying, another kind has to be so likely in the words, and heard so surely, to be said first. */
  dangerAfterLifeline: 0.4,
  dangerSurelyHeard: 0.5,
  /** Of wanting to die: what makes it so likely that something was done or taken already calls an ambulance first. */
  doneAlready: 0.15,
  /** What is less likely to be about wanting to die leaves another danger that may be meant to come first. */
  lifelineSure: 0.6,
  /** The same where a part of the message names another danger, and so clearly. */
  lifelineDespite: 0.9,
  namedInPart: 0.9,
  /** Within a talk that makes danger less likely than this, and something else so likely, words that say less of it come below the answer. */
  dangerUnlikelyInTalk: 0.1,
  elseInTalk: 0.35,
  dangerSaid: 0.7,
  /** With the question before it, a message has to be so likely about a danger, and be heard so much as one. */
  dangerTogether: 0.3,
  dangerHeardTogether: 0.3,
  /** Within a talk about something else, what listens for danger alone has to hear so much, or the entries so much. */
  dangerHeardInTalk: 0.1,
  dangerClear: 0.98,
  /** Of less heard than this, what the entries alone take for a danger is answered, and whom to call stands below, unless the talk is so sure. */
  dangerHardlyHeard: 0.0001,
  dangerSurelyInTalk: 0.75,
  /** What both hear less of than this, alone and together with the question before, is no danger within that talk. */
  dangerOddHeard: 0.3,
  dangerOddTogether: 0.5,
  /** What the talk makes likely counts as well where both opinions together hear so many times the line in the words alone. */
  dangerLoudInTalk: 8,
  /** After somebody spoke of a danger, less is enough of either. */
  dangerNear: 0.3,
  dangerInTalkNear: 0.1,
  /** Within a talk, what the talk makes so likely to be about wanting to die is answered first; after the suicide clause, less is enough. */
  despairInTalk: 0.2,
  despairAfterClause: 0.1,
  /** After somebody spoke of dying, or the clause on it, what sounds less like danger than this, and clearly is about something else, is that. */
  despairStill: 0.15,
  /** From here on it comes first; what is fainter is answered, and ends with whom to call. */
  despairFirst: 0.4,
  /** In a talk that is not about a life policy, what listens for danger alone has to hear so much of it in the words. */
  despairHeard: 0.02,
  /** Heard together with the question before, such words have to sound so much like danger. */
  despairTogether: 1,
  /** In what a talk begins with, it comes below the answer where both it and what is heard of it stay below this, and every part below that. */
  despairFaint: 0.2,
  despairInPart: 0.85,
  /** A plan to tell an insurer something untrue is heard in the same way, and declined. */
  untrueShare: 0.4,
  untrueHeard: 0.9,
  untrueInPart: 1.7,
  /** A part counts only where the whole sounds a little like it. */
  untrueAround: 0.25,
  /** Of less than this heard, the entries alone have to say so much. */
  untrueFaint: 0.15,
  untrueUnheard: 0.75,
  /** What sounds less untrue than this is no such plan, whatever the talk makes of it. */
  untrueToCount: 0.9,
  /** From here on a message clearly asks for something else. */
  clear: 0.85,
  /** The same for what the words and the talk together make likely. */
  untrueInTalk: 0.4,
  untrueHeardInTalk: 0.6,
  /** Within a talk, what sounds untrue has to be likely as well, unless it sounds so much like it. */
  untrueLikely: 0.35,
  untrueSurely: 3.3,
  /** What else a message about danger asks for is answered below whom to call from here on. */
  rest: 0.3,
  restNear: 0.15,
  /** A second question in the same message is answered as well from here on. */
  also: 0.5,
  alsoInAll: 0.02,
  /** A quote that a part of a message asks for by so much has its form below what else is answered. */
  quoteBeside: 0.5,
  /** A question that may ask for what is left to people is refused earlier than another is answered. */
  refuse: 0.35,
  /** Within a talk one of the refusals has to be so likely, unless they surely are together. */
  refuseInTalk: 0.25,
  /** Within a talk, where something else is so likely, it is refused only from here on. */
  doubtsRefusal: 0.2,
  refuseDoubtful: 0.65,
  /** A refusal that is less likely is said after what else the question may ask for, if that is so likely. */
  surelyRefused: 0.7,
  besideRefusal: 0.1,
} as const;

export const MOST_CHOICES = 5;
/** Within a talk so many of the likeliest together have to be likely enough to ask back. */
export const MOST_IN_TALK = 4;
/** Of so many choices the first sentence is said as well: often it is the answer already. */
export const LISTED = 3;
