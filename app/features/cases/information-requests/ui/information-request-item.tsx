import type { ReactNode } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Tone } from '#app/ui/tone.ts';

const STATES = {
  open: { client: 'Action needed', broker: 'Waiting', tone: 'warning' },
  submitted: { client: 'Sent', broker: 'Ready for review', tone: 'info' },
  accepted: { client: 'Done', broker: 'Done', tone: 'success' },
  rejected: { client: 'Still needed', broker: 'Waiting for more', tone: 'warning' },
  cancelled: { client: 'No longer needed', broker: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<InformationRequest['state'], { client: string; broker: string; tone: Tone }>;

/** In the place of what is needed, for what may be left out. */
const IF_THERE = { document: 'If you have it', answer: 'If you know' } as const;

type InformationRequestItemProps = {
  request: InformationRequest;
  reader: 'client' | 'broker';
  /** What can be done about it now. */
  children?: ReactNode;
};

/** One thing that was asked for: what, why, by when, how it stands, and what was answered. */
export function InformationRequestItem({ request, reader, children }: InformationRequestItemProps) {
  const { title, kind, instructions, dueOn, state, reason, answer, askedBy, required, ownQuestion } = request;
  const isOptional = !required && state === 'open' && reader === 'client';
  const { tone, ...words } = STATES[state];
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
        {isOptional ? (
          <Badge tone="neutral">{IF_THERE[kind]}</Badge>
        ) : (
          <Badge tone={tone}>{words[reader]}</Badge>
        )}
      </div>
      <p className="text-sm text-slate">
        {[
          reader === 'client' && askerWords(askedBy),
          dueOn && `Needed by ${dayWords(dueOn)}`,
          // By which licence somebody asks is for the client to know.
          reader === 'broker' && askedBy && `Asked by ${askedBy.fullName}`,
          !required && !isOptional && 'Optional',
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
      {instructions && <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{instructions}</p>}
      {reason && (
        <p className="mt-1.5 whitespace-pre-line text-warning wrap-anywhere">Still needed: {reason}</p>
      )}
      {ownQuestion && answer && <p className="mt-2 text-sm text-slate whitespace-pre-line">{ownQuestion}</p>}
      {answer && (
        <blockquote className="mt-2 border-l-3 border-line pl-3 whitespace-pre-line wrap-anywhere">
          {answer}
        </blockquote>
      )}
      {children}
    </div>
  );
}

const askerWords = (asker: InformationRequest['askedBy']) =>
  asker ? `${asker.fullName}, ${asker.brokerage}, licence ${asker.licenceNumber}` : 'Your broker';
