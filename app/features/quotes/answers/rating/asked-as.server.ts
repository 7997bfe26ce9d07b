/** What the form asks in a word or two, as a whole question for somebody who reads it alone. */
export const ASKED_AS: Readonly<Record<string, string>> = {
  'Age of the hot water tank': 'How old is the hot water tank?',
  'At-fault claims in the last 6 years': 'How many at-fault claims were there in the last 6 years?',
  'Budget per employee per month': 'What is your budget per employee per month?',
  'Cost to rebuild the home': 'What would it cost to rebuild the home?',
  Deductible: 'Which deductible would you like?',
  'Language you would like to speak': 'Which language would you like to speak?',
  'Liability limit': 'Which liability limit would you like?',
  'Life insurance you already have': 'How much life insurance do you already have?',
  'Minor tickets in the last 3 years': 'How many minor tickets were there in the last 3 years?',
  Occupation: 'What is your occupation?',
  'Regulated college, if you belong to one': 'Which regulated college do you belong to, if any?',
  'Value of your largest job': 'What is the value of your largest job?',
  'Value of your stock': 'What is the value of your stock?',
  'Vehicle identification number (VIN)': 'What is the vehicle identification number (VIN)?',
  'Water coverage you want to hear about': 'Which water coverage do you want to hear about?',
  'Water pipes': 'What are the water pipes made of?',
  Website: 'What is the address of your website?',
  'Work vehicles to insure as well': 'Are there work vehicles to insure as well?',
  'Years licensed outside Canada, if any': 'For how many years were you licensed outside Canada, if at all?',
};

/** A question of the form as the client is asked it later. */
export function askedAs(label: string): string {
  return ASKED_AS[label] ?? (label.endsWith('?') ? label : `${label}?`);
}

const core = (words: string) => words.toLowerCase().replace(/[?.]$/, '');

/** Whether one of these texts asks it, in these words or in others that are about the same. */
export function isAskedIn(
  texts: readonly string[],
  { words, about }: { words: readonly string[]; about?: RegExp | undefined },
): boolean {
  return texts.some(
    (text) => words.some((one) => text.toLowerCase().includes(core(one))) || about?.test(text),
  );
}
