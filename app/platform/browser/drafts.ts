import { withoutNumbers } from '#app/platform/text/sensitive-numbers.ts';
import { keepOnDevice, readKept } from './device-storage.ts';

/** What was typed and not sent, kept on this device for each thing it is about. It goes when its writer logs out. */
const draftKey = (aboutId: string, kind: string) => `draft-${aboutId}-${kind}`;

export function readDraft(aboutId: string, kind: string): string {
  return readKept(draftKey(aboutId, kind)) ?? '';
}

/** Not the numbers of cards and of people in it, which the note under the field warns of. */
export function keepDraft(aboutId: string, kind: string, text: string): void {
  keepOnDevice(draftKey(aboutId, kind), text.trim() === '' ? null : withoutNumbers(text));
}
