import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Arch } from '#app/ui/frame/arch.tsx';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';

/** Inside a portal: there is nothing at this address for the person who asks. */
export function NotFound({ homePath, children }: { homePath: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center py-12 text-center">
      <LateArrival />
      <Arch className="h-24 w-auto" />
      <h1 tabIndex={-1} className="mt-6 text-3xl sm:text-4xl">
        Not found
      </h1>
      <p className="mt-3 max-w-text text-lg text-slate">{children}</p>
      <ButtonLink to={homePath} className="mt-8">
        Go to the dashboard
      </ButtonLink>
    </div>
  );
}
