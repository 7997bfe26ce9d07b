import { type RefObject, useRef } from 'react';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { timeForm } from '#app/features/tasks/schema.ts';
import { wallText } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { moveByArrows } from '#app/ui/focus/arrow-keys.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { snoozeTimes } from './snooze-times.ts';

type SnoozeDialogProps = {
  /** One row, or all that are chosen. */
  items: readonly QueueItem[];
  onChoose: (until: Date | null) => void;
  onClose: () => void;
};

/** When something comes back: a few good times, until the person answers, or any time. */
export function SnoozeDialog({ items, onChoose, onClose }: SnoozeDialogProps) {
  const at = now();
  const firstTime = useRef<HTMLButtonElement>(null);
  const promises = items.flatMap(({ clock, dueAt }) => (isPromised(clock) && dueAt ? [new Date(dueAt)] : []));
  // Of many, each keeps its own promise: the answer says which ones could not wait so long.
  const before = items.length === 1 ? (promises[0] ?? null) : null;
  const times = snoozeTimes(at, before);
  const choose = (until: Date | null) => {
    onChoose(until);
    onClose();
  };
  const form = useForm({
    values: { at: wallText(times.at(-1)?.at ?? at) },
    schema: timeForm,
    send: async (input) => input,
    onDone: (_, input) => choose(new Date(input.at)),
    otherwise: '',
  });
  const isMany = items.length > 1;
  const waits = ({ kind, clock }: QueueItem) => kind === 'case' && (isMany || !isPromised(clock));
  const canWait = items.some(waits);
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(items)}
      description={descriptionOf(items, before && shortTime(before, at))}
      initialFocus={firstTime}
    >
      <ul className="-mx-2 mb-5 flex flex-col border-b border-line pb-3">
        {canWait && (
          <Choice button={firstTime} label="When the client replies" onPress={() => choose(null)} />
        )}
        {times.map((time, place) => (
          <Choice
            key={time.label}
            {...(!canWait && place === 0 && { button: firstTime })}
            label={time.label}
            aside={shortTime(time.at, at)}
            onPress={() => choose(time.at)}
          />
        ))}
      </ul>
      <Form form={form} sendLabel="Choose this time" pendingLabel="Saving…" look="secondary">
        <TextField
          label="Another day and time"
          help="Alberta time"
          type="datetime-local"
          {...form.field('at')}
        />
      </Form>
    </Dialog>
  );
}

/** A booked call is a promise, as the first contact is. */
function isPromised(clock: QueueItem['clock']): boolean {
  return clock === 'contact' || clock === 'call';
}

function titleOf([first, ...more]: readonly QueueItem[]): string {
  if (more.length > 0) return `Snooze ${more.length + 1} until`;
  return first?.kind === 'task' ? 'When do you want to do it?' : 'Snooze until';
}

function descriptionOf(items: readonly QueueItem[], promised: string | null): string {
  if (promised) return `First contact is promised by ${promised}, so it comes back before that.`;
  if (items.length === 1 && items[0]?.kind === 'task') return 'It is due then, and stays in your list.';
  if (items.length === 1)
    return 'It comes back at that time, or as soon as the client writes or sends something.';
  const stays = 'Requests with a first-contact deadline before then cannot be snoozed.';
  const task = items.some(({ kind }) => kind === 'task') ? ' A task can only be snoozed to a set time.' : '';
  return `Each comes back at that time, or as soon as the client writes or sends something. ${stays}${task}`;
}

type ChoiceProps = {
  button?: RefObject<HTMLButtonElement | null>;
  label: string;
  aside?: string;
  onPress: () => void;
};

function Choice({ button, label, aside, onPress }: ChoiceProps) {
  return (
    <li>
      <button
        ref={button}
        type="button"
        data-time=""
        onClick={onPress}
        onKeyDown={(event) => moveByArrows(event, '[data-time]')}
        className="flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-2 text-left font-medium hover:bg-mist"
      >
        {label}
        {aside && <span className="text-sm font-normal text-slate tabular-nums">{aside}</span>}
      </button>
    </li>
  );
}
