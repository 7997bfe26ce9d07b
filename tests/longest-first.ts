import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long for their size, or wait much, longest first. Between them stand those of the faults: while a fault
 * waits for what it took away, a journey has the machine. Those that draw all pages anew are apart.
 */
export const LONGEST = [
  ...['server/checks/crafted-texts.db.test.ts', 'server/checks/route-rules.db.test.ts'],
  ...['app/features/quotes/demo/seed.db.test.ts', 'app/features/assistant/teaching/teaching.db.test.ts'],
  ...['tests/crafted-texts.test.ts', 'app/features/assistant/teaching/learning/learning.test.ts'],
  ...[
    'tests/e2e/site/accessibility.spec.ts',
    'tests/faults/killed.test.ts',
    'tests/e2e/cases/journey.spec.ts',
  ],
  ...['tests/faults/api-fuzz.test.ts', 'tests/e2e/admin-area.spec.ts', 'tests/faults/polite-stop.test.ts'],
  ...['tests/e2e/cases/conversation.spec.ts', 'tests/faults/mail-server-down.test.ts'],
  ...['tests/e2e/site/new-day.spec.ts', 'tests/e2e/chat/visitor-chat.spec.ts', 'tests/faults/outage.test.ts'],
  ...['tests/e2e/cases/broker-day.spec.ts', 'tests/e2e/quotes/quote-kinds.spec.ts'],
  ...['tests/e2e/quotes/quote.spec.ts', 'tests/faults/database-restart.test.ts'],
  ...['tests/e2e/cases/asked-in-place.spec.ts', 'tests/e2e/chat/chat-people.spec.ts'],
  ...['tests/e2e/accounts/profile.spec.ts', 'tests/e2e/accounts/broker.spec.ts'],
  ...['tests/e2e/site/chat-button.spec.ts', 'tests/e2e/accounts/messages.spec.ts'],
  'tests/e2e/site/chrome.spec.ts',
  ...[
    'tests/e2e/visitor-newsletter.spec.ts',
    'tests/faults/killed-digest.test.ts',
    'tests/faults/start.test.ts',
  ],
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
  return at === -1 ? LONGEST.length : at;
};

/**
 * The order of files in a run: the longest first, so that none is left for one core at the end, and larger ones first
 * otherwise, as is usual. Files without the whole product stay together by project: a worker that goes on with another one
 * has to load it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const groups = Map.groupBy(usual, ({ project: { name, config } }) => config.sequence.groupOrder || name);
    return [...groups.values()].flatMap((group) =>
      group.toSorted((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
