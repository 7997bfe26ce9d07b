import { cleanLine } from '#app/platform/text/clean-text.ts';

const CHARACTERS = 150;
/** What no file system takes in a name. */
const FORBIDDEN = /[<>:"/\\|?*]/g;

/** The name of a file as it is kept: without its path, control characters and signs that turn the writing around. */
export function fileName(given: string): string {
  const last = cleanLine(given.split(/[/\\]/).at(-1) ?? '').replaceAll(FORBIDDEN, '_');
  const name = last.replace(/^\.+/, '').trim() || 'file';
  if (name.length <= CHARACTERS) return name;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, CHARACTERS - ending.length).toWellFormed()}${ending}`;
}
