/** That it costs nothing is no note. */
const NOTE =
  /,?\s?\((?!(?:prem(?:ium|\.)? )?incl(?:uded|usive|\.)?\)|n\/c\)|free\))(?![^()]{0,80}(?:\$|\d{3}|\d[.,]\d))([^()]{3,80})\)/gi;

/** Words without what is noted in brackets, such as `(guaranteed replacement cost)`, and the notes; an amount in brackets is none. */
export function withoutNotes(words: string): { words: string; notes: string[] } {
  const notes = [...words.matchAll(NOTE)].map(([, note = '']) => `(${note.trim()})`);
  return notes.length === 0 ? { words, notes } : { words: words.replaceAll(NOTE, '').trim(), notes };
}

/** Whether a line or a cell is a note alone, of what stands before it. */
export const isNote = (words: string): boolean => {
  const left = withoutNotes(words.replace(/[.,;]$/, ''));
  return left.notes.length === 1 && left.words === '';
};
