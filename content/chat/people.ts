/** What the chat says about the people who come, go and answer. The visitor and those people read the same notes. */
export const peopleNotes = {
  joined: (name: string) => `${name} has joined the conversation.`,
  left: (name: string) => `${name} has left the conversation.`,
  answeredElsewhere: (name: string) => `${name} has answered by phone or email.`,
  assistantAgain: 'The assistant answers here again.',
  answerBy: (time: string) => `A person will answer by ${time}.`,
  promiseMissed: (time: string) => `We promised an answer by ${time}. That did not happen, and we are sorry.`,
  noPromiseAgain: 'We will not name another time that we might not keep. Your question stays with us.',
  deleted: 'This message was deleted.',
  visitorEnded: 'The visitor has cleared the conversation in their browser. An answer reaches them by email.',
} as const;
