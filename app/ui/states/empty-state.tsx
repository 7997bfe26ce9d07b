import type { ReactNode } from 'react';
import { Arch } from '#app/ui/frame/arch.tsx';

type EmptyStateProps = {
  title: string;
  /** What will be here, and how to make it happen. */
  children: ReactNode;
  action?: ReactNode;
};

/** Stands where a list has nothing to show yet. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card bg-mist px-6 py-8 text-center">
      <Arch className="h-14 w-auto" />
      <h2 className="mt-4 text-lg font-semibold">{title}</h2>
      <div className="mt-1 max-w-text text-slate">{children}</div>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
