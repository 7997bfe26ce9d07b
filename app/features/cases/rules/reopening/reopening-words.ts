/**
 * What somebody reads and agrees to who reopens their own request when no broker has it, newest first. A change of words is
 * a new version; old ones stay, so that what was agreed to can be read.
 */
const WORDINGS = {
  '2026-11-30':
    'We ask one licensed broker partner again, possibly the same one, as you agreed when you sent it. Until they accept, they see what you asked for and where, but not your name, email or phone number.',
} as const;

export const REOPENING_TITLE = 'Reopen this request?';
export const REOPENING_VERSION = '2026-11-30' satisfies keyof typeof WORDINGS;
export const REOPENING_WORDS = WORDINGS[REOPENING_VERSION];

/** The whole of a version as it stands in the dialog; none when it is unknown. */
export function reopeningText(version: string): string | null {
  const words = Object.entries(WORDINGS).find(([one]) => one === version)?.[1];
  return words ? `${REOPENING_TITLE} ${words}` : null;
}
