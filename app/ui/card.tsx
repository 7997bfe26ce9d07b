import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** What it is about, as a heading of the page. */
  heading?: ReactNode;
  /** Stands to the right of the heading. */
  aside?: ReactNode;
};

/** A surface with a line around it. */
export function Card({ heading, aside, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames('rounded-card border border-line bg-surface p-5 sm:p-6', className)}
    >
      {heading && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg font-semibold">{heading}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
