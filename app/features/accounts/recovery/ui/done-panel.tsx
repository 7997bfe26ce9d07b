import type { ReactNode } from 'react';
import { Callout } from '#app/ui/callout.tsx';

/** Stands where a form was once it has done its work: what happened, and where to go from here. */
export function DonePanel({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Callout tone="success" live title={title} className="w-full">
        {text}
      </Callout>
      {children}
    </div>
  );
}
