import type { QueueItem } from '#app/features/queue/schema.ts';
import type { Command } from '#app/portals/frame/palette/offered-commands.ts';
import type { QueueChoice } from './bulk/queue-choice.ts';
import type { RowDoing } from './use-row-doing.ts';
import { nextWords } from './words/row-words.ts';

type Around = { item: QueueItem | undefined; doing: RowDoing; choice: QueueChoice };

/** What can be done in a queue, as the palette says it: with the chosen rows, with the one that is marked, and besides. */
export function rowCommands({ item, doing, choice }: Around): Command[] {
  const { length: many } = choice.chosen;
  return [
    ...(many > 0 ? ofChosen(many, doing) : []),
    ...(item ? ofRow(item, doing) : []),
    { label: 'New task', run: () => doing.open({ name: 'task' }) },
    { label: 'Keyboard shortcuts', run: () => doing.open({ name: 'keys' }) },
  ];
}

function ofChosen(many: number, doing: RowDoing): Command[] {
  return [
    { label: `Snooze ${many} selected`, run: () => doing.open({ name: 'snooze-chosen' }) },
    { label: `Saved reply to ${many} selected`, run: () => doing.open({ name: 'reply-chosen' }) },
  ];
}

function ofRow(item: QueueItem, doing: RowDoing): Command[] {
  const who = item.case?.name ?? item.case?.reference ?? '';
  if (item.clock === 'accept') return [{ label: `Accept ${who}`, run: () => doing.accept(item) }];
  const ofCase = [
    { label: `Take the next step with ${who}`, run: () => doing.goOn(item) },
    ...(item.case?.unread ? [{ label: `Mark ${who} as read`, run: () => doing.markRead(item) }] : []),
    { label: `Reply to ${who}`, run: () => doing.reply(item) },
    { label: `Log contact with ${who}`, run: () => doing.logContact(item) },
    { label: `Internal note about ${who}`, run: () => doing.note(item) },
  ];
  return [
    ...(item.kind === 'task' ? [{ label: `Done: ${nextWords(item)}`, run: () => doing.finish(item) }] : []),
    ...(item.case ? ofCase : []),
    { label: `Snooze: ${item.kind === 'task' ? nextWords(item) : who}`, run: () => doing.snooze(item) },
  ];
}
