import type { ReactNode } from 'react';
import { Callout } from '#app/ui/callout.tsx';

/** That what is written here reaches nobody, and what becomes of it instead. */
export function NoMailNote({ children }: { children: ReactNode }) {
  return (
    <Callout tone="warning" title="No email goes out: no mail server is set up">
      {children}
    </Callout>
  );
}
