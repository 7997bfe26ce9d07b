import { invalid } from '#app/platform/errors.ts';
import { COMMON_PASSWORDS } from './common-passwords.server.ts';

const TOO_COMMON = 'Please choose a less common password';

/** What people write for a letter to make a password look stronger; guessing programs know it too. */
const LETTER_OF: Record<string, string> = {
  ...{ '@': 'a', '4': 'a', '8': 'b', '3': 'e', '6': 'g', '1': 'i', '!': 'i' },
  ...{ '0': 'o', '5': 's', $: 's', '7': 't', '+': 't' },
};

const COMMON = new Set(COMMON_PASSWORDS);

/**
 * Refuses (422) a password that is among the first a guesser tries: a common one, also with other letters for
 * digits, capitals, or digits and signs around it; and one made of the person's own username or email address.
 */
export function requireUncommon(password: string, owner: { username?: string; email?: string }): void {
  const own = [owner.username, owner.email, owner.email?.split('@')[0]].map((text) => text?.toLowerCase());
  const isGuessed = (form: string) => COMMON.has(form) || (form.length > 2 && own.includes(form));
  if (hasFewSigns(password) || formsOf(password).some(isGuessed)) throw invalid({ password: TOO_COMMON });
}

/** The words a password may stand for: as typed, without what stands around them, with letters for look-alikes. */
function formsOf(password: string): string[] {
  const plain = once(password.normalize('NFKC').toLowerCase());
  const withoutTail = plain.replace(/[\d\W_]+$/, '');
  const forms = [plain, spelled(plain), spelled(withoutTail)]
    .flatMap((form) => [form, bare(form)])
    .concat(bare(plain));
  return [...forms, ...forms.map(once)];
}

function bare(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '');
}

function spelled(text: string): string {
  return Array.from(text, (sign) => LETTER_OF[sign] ?? sign).join('');
}

/** "passwordpassword" says no more than its half. */
function once(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

function hasFewSigns(password: string): boolean {
  return new Set(password.toLowerCase()).size < 4;
}
