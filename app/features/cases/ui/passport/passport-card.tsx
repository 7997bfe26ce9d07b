import { Fingerprint } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { Card } from '#app/ui/card.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { PassportList } from './passport-list.tsx';

type PassportCardProps = {
  /** Undefined while they load. */
  entries: readonly PassportEntry[] | undefined;
  /** Stands in for the list when it could not be loaded. */
  children?: ReactNode;
};

/** The data passport with its heading and the promise behind it. */
export function PassportCard({ entries, children }: PassportCardProps) {
  return (
    <Card
      heading={
        <span className="inline-flex items-center gap-2.5">
          <Fingerprint aria-hidden="true" className="size-6 text-spruce" />
          Your data passport
        </span>
      }
    >
      <p className="-mt-2 mb-5 text-slate">
        Every time somebody gets or reads your data, it is written here: who, what, when and why. Nothing can
        be taken out of this record.
      </p>
      {entries && <PassportList entries={entries} />}
      {!entries && (children || <SkeletonText lines={4} />)}
    </Card>
  );
}
