import { join } from 'node:path';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { bookOn, type EntryBook } from './entries/entry-book.server.ts';
import type { PassageFinder } from './passages/find-passages.server.ts';
import { passagesFrom, savePassages } from './passages/saved-passages.server.ts';
import {
  saveUnderstanding,
  type Understanding,
  understandingFrom,
} from './understanding/open-understanding.server.ts';

/** What the assistant knows: how people ask, what it can say on a day, and what the pages say. */
export type Knowledge = { learned: Understanding; finder: PassageFinder; book(): EntryBook };

/** Knowledge that is read once, when it is first asked for, and whose understanding can be replaced by one that learned more. */
export type KnowledgeSource = {
  open(): Promise<Knowledge>;
  learnAnew(learned: Understanding): void;
};

const PASSAGES_FILE = 'passages.json';

/** Saves what the assistant knows, as a part of the build. */
export async function saveKnowledge(folder: string): Promise<void> {
  await saveUnderstanding(folder);
  await savePassages(join(folder, PASSAGES_FILE));
}

/** Opens what the build saved; without a folder (in development, in tests) the content itself is read and learned. */
export function openKnowledge(folder: string | null): KnowledgeSource {
  let opened: Promise<Knowledge> | undefined;
  let relearned: Understanding | undefined;
  const openPassages = passagesFrom(folder ? join(folder, PASSAGES_FILE) : null);

  async function read(): Promise<Knowledge> {
    const [finder, learned] = await Promise.all([openPassages(), understandingFrom(folder)]);
    let book: { day: string; entries: EntryBook } | undefined;
    return {
      learned,
      finder,
      book() {
        const day = albertaDate(now());
        if (book?.day !== day) book = { day, entries: bookOn(day, finder) };
        return book.entries;
      },
    };
  }

  return {
    async open() {
      opened ??= read();
      const knowledge = await opened;
      return relearned ? { ...knowledge, learned: relearned } : knowledge;
    },
    learnAnew(learned) {
      relearned = learned;
    },
  };
}
