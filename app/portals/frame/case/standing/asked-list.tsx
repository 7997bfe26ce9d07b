import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { askedFor } from '#app/features/cases/ui/person/person-tasks.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';

type AskedListProps = {
  asked: readonly Pick<InformationRequest, 'id' | 'title' | 'dueOn'>[];
  /** Where something else is said above it. */
  heading: string | undefined;
  /** Nothing above it says that there is something to do. */
  isMarked: boolean;
  className: string;
};

/** What a broker asked for, each with its own day. */
export function AskedList({ asked, heading, isMarked, className }: AskedListProps) {
  return (
    <div className={classNames('mt-0.5 flex flex-wrap items-baseline gap-x-2', className)}>
      {heading && (isMarked ? <Badge tone="warning">{heading}</Badge> : <span>{heading}:</span>)}
      <ul className="min-w-0">
        {asked.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            {askedFor(one)}
          </li>
        ))}
      </ul>
    </div>
  );
}
