import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string };

/** A field to search by, with its label for those who cannot see the magnifier. `className` places the whole. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <label className={classNames('relative', className)}>
      <span className="sr-only">{label}</span>
      <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-slate" />
      <input
        type="search"
        className="min-h-11 w-full rounded-control border border-control bg-surface pr-3 pl-10"
        {...input}
      />
    </label>
  );
}
