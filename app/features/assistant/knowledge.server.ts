import { join } from 'node:path';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import type { Entries } from '#content/chat/entry.ts';
import { bookOn, type EntryBook } from './entries/entry-book.server.ts';
import type { PassageFinder } from './passages/find-passages.server.ts';
import { passagesFrom, savePassages } from './passages/saved-passages.server.ts';
import { type Addition, withAddition } from './teaching/learning/addition.ts';
import {
  saveUnderstanding,
  type Understanding,
  understandingFrom,
} from './understanding/open-understanding.server.ts';

/** What the assistant knows: how people ask, what it can say on a day, and what the pages say. */
export type Knowledge = { learned: Understanding; finder: PassageFinder; book(): EntryBook };

/** What was taught at the desk: entries that were written there, and what was learned on top of the build. */
export type Taught = { written: Entries; addition: Addition | null };

/** Knowledge that is read once, when it is first asked for. */
export type KnowledgeSource = {
  open(): Promise<Knowledge>;
  /** From here on what is opened knows this as well, and nothing that was taught before. */
  use(taught: Taught): Promise<void>;
};

const PASSAGES_FILE = 'passages.json';

/** Saves what the assistant knows, as a part of the build. */
export async function saveKnowledge(folder: string): Promise<void> {
  await saveUnderstanding(folder);
  await savePassages(join(folder, PASSAGES_FILE));
}

type Built = Pick<Knowledge, 'learned' | 'finder'>;

async function read(folder: string | null): Promise<Built> {
  const openPassages = passagesFrom(folder ? join(folder, PASSAGES_FILE) : null);
  const [finder, learned] = await Promise.all([openPassages(), understandingFrom(folder)]);
  return { finder, learned };
}

/** Reading the content takes a second, and it is the same for all sources of a process; what is taught is not in it. */
let ofContent: Promise<Built> | undefined;
function readContent(): Promise<Built> {
  ofContent ??= read(null);
  return ofContent;
}

/** Opens what the build saved; without a folder (in development, in tests) the content itself is read and learned. */
export function openKnowledge(folder: string | null): KnowledgeSource {
  let built: Promise<Built> | undefined;
  let opened: Promise<Knowledge> | undefined;

  async function know({ written, addition }: Taught): Promise<Knowledge> {
    built ??= folder === null ? readContent() : read(folder);
    const { finder, learned } = await built;
    const entries = addition ? withAddition(learned.entries, addition) : learned.entries;
    return { learned: { ...learned, entries }, finder, book: bookOfToday(finder, written) };
  }

  return {
    open() {
      opened ??= know({ written: {}, addition: null });
      return opened;
    },
    async use(taught) {
      const next = await know(taught);
      opened = Promise.resolve(next);
    },
  };
}

/** The book of the current day in Alberta, made anew when the day changes. */
export function bookOfToday(places: Pick<PassageFinder, 'placeOf'>, written: Entries): () => EntryBook {
  let book: { day: string; entries: EntryBook } | undefined;
  return () => {
    const day = albertaDate(now());
    if (book?.day !== day) book = { day, entries: bookOn(day, places, written) };
    return book.entries;
  };
}
