import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Chip, chipsOf } from '#app/features/matching/by-hand/choice-chips.ts';
import {
  licenceDoubt,
  loadOf,
  reasonsAgainst,
  reasonsFor,
  wishesMissed,
} from '#app/features/matching/by-hand/choice-words.ts';
import type { BrokerChoice, Wanted } from '#app/features/matching/by-hand/schema.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FieldGroup } from '#app/ui/forms/field.tsx';
import type { Tone } from '#app/ui/tone.ts';

type Said = { wanted: Wanted; now: Date };

const CHIP_TONES: Record<Chip['weight'], Tone> = { hard: 'danger', soft: 'warning', fits: 'success' };

/** Of who cannot take it at all: the one thing that is enough for it. */
export function Gravest({ broker, said }: { broker: BrokerChoice; said: Said }) {
  const [first] = chipsOf(broker, said);
  return first && <Badge tone={CHIP_TONES[first.weight]}>{first.words}</Badge>;
}

/** What speaks for and against a broker, in a few words each. */
function Chips({ id, broker, said }: { id: string; broker: BrokerChoice; said: Said }) {
  return (
    <span id={id} className="flex flex-wrap gap-1">
      {broker.isNext && <Badge tone="success">Next in turn</Badge>}
      {!broker.isNext && broker.obstacles.length === 0 && <Badge tone="success">Fits</Badge>}
      {chipsOf(broker, said).map(({ weight, words }) => (
        <Badge key={words} tone={CHIP_TONES[weight]}>
          {words}
        </Badge>
      ))}
    </span>
  );
}

type BrokerLinesProps = {
  brokers: readonly BrokerChoice[];
  said: Said;
  held: { name: string; id: string; error?: string | undefined; defaultValue: string | string[] };
  chosen: string;
  onChoose: (brokerId: string) => void;
  /** What stands with the chosen broker. */
  children: ReactNode;
};

/** The brokers, a line each to compare; what is said of one in full unfolds. */
export function BrokerLines({ brokers, said, held, chosen, onChoose, children }: BrokerLinesProps) {
  const { id, name, error, defaultValue } = held;
  return (
    <FieldGroup {...{ id, error }} legend="Broker" help={undefined} optional={false} className={undefined}>
      {(groupId) => (
        <div className="mt-2 grid gap-1.5">
          {brokers.map((broker, position) => (
            <div key={broker.id} className="contents">
              <BrokerLine
                {...{ broker, said }}
                input={{
                  ...{ name, id: position === 0 ? groupId : `${groupId}-${broker.id}` },
                  ...{ isInvalid: Boolean(error), isFirst: defaultValue === broker.id },
                  onChoose,
                }}
              />
              {broker.id === chosen && children}
            </div>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

type BrokerLineProps = {
  broker: BrokerChoice;
  said: Said;
  input: {
    name: string;
    id: string;
    isInvalid: boolean;
    /** Chosen from the start. */
    isFirst: boolean;
    onChoose: (brokerId: string) => void;
  };
};

function BrokerLine({ broker, said, input }: BrokerLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { id: brokerId, fullName, brokerage, assignedToday, dailyCap, openCases } = broker;
  const { id, name, isInvalid, isFirst, onChoose } = input;
  return (
    <div
      className={classNames(
        'rounded-control border border-control bg-surface hover:border-ink',
        'has-checked:border-spruce has-checked:bg-spruce-soft has-checked:inset-ring has-checked:inset-ring-spruce',
        'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-spruce',
        isInvalid && 'border-danger',
      )}
    >
      <div className="flex items-center">
        <label
          htmlFor={id}
          className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1 pl-3"
        >
          <input
            type="radio"
            {...{ id, name }}
            value={brokerId}
            defaultChecked={isFirst}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-chips ${id}-load`}
            aria-invalid={isInvalid || undefined}
            onChange={() => onChoose(brokerId)}
            className="size-5 shrink-0 accent-spruce outline-none"
          />
          <span className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_14rem]">
            {/* What is said of each begins at one edge. */}
            <span className="grid items-center gap-x-3 gap-y-1 md:grid-cols-2">
              <span id={`${id}-name`}>
                <span className="font-medium">{fullName}</span>
                <span className="text-sm text-slate">{`, ${brokerage}`}</span>
              </span>
              <Chips id={`${id}-chips`} {...{ broker, said }} />
            </span>
            <span
              id={`${id}-load`}
              className="text-sm whitespace-nowrap text-slate tabular-nums md:text-right"
            >
              {`${assignedToday} of ${dailyCap} today · ${openCases} open`}
            </span>
          </span>
        </label>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-details` : undefined}
          aria-label={`Details of ${fullName}`}
          onClick={() => setOpen(!isOpen)}
          className="grid size-11 shrink-0 place-items-center rounded-control text-slate hover:text-ink"
        >
          <ChevronDown aria-hidden="true" className={classNames('size-5', isOpen && 'rotate-180')} />
        </button>
      </div>
      {isOpen && (
        <ul id={`${id}-details`} className="px-11 pb-3 text-sm text-slate">
          {[...reasonsAgainst(broker, said), licenceDoubt(broker, said.now), ...wishesMissed(broker, said)]
            .filter((words) => words !== null)
            .map((words) => (
              <li key={words} className="font-medium text-warning">
                {words}
              </li>
            ))}
          <li>{reasonsFor(broker, said).join(' · ')}</li>
          <li>{loadOf(broker).join(' · ')}</li>
        </ul>
      )}
    </div>
  );
}
