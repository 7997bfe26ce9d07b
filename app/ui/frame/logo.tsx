import { classNames } from '#app/ui/class-names.ts';
import { Arch } from './arch.tsx';

/** The mark and the name. The name is real text, so a link around it needs no other label. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <Arch className="h-9 w-auto shrink-0" />
      <span className="text-xl font-bold tracking-tight whitespace-nowrap">{name}</span>
    </span>
  );
}
