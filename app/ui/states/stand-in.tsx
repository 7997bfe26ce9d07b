import type { ReactNode } from 'react';
import { Arch } from '#app/ui/frame/arch.tsx';

type StandInProps = {
  title: string;
  /** Why, in a sentence or two. */
  lead: ReactNode;
  /** What is not lost by it. */
  note?: ReactNode;
  /** The ways on. */
  actions: ReactNode;
  isAlert?: boolean;
};

/** Stands in for a page that shows nothing of what was asked for, within the frame of its area. */
export function StandIn({ title, lead, note, actions, isAlert }: StandInProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="mx-auto flex max-w-form flex-col items-center py-8 text-center"
    >
      <Arch className="h-24 w-auto" />
      <h1 tabIndex={-1} className="mt-6 text-3xl sm:text-4xl">
        {title}
      </h1>
      <p className="mt-3 text-lg text-slate">{lead}</p>
      {note && <p className="mt-3 text-slate">{note}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
