import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import type { BulkReport } from './use-bulk-run.ts';

/** What did not go through with all chosen rows, and why; they are still chosen. */
export function ReportCallout({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  return (
    <Callout
      tone="warning"
      live
      className="max-h-[45svh] overflow-y-auto rounded-b-none border-x-0 border-t-0"
      title={report.title}
    >
      <p>These are still selected:</p>
      <ul className="mt-1 list-disc pl-5">
        {report.refused.map(({ id, about, why }) => (
          <li key={id}>
            <span className="font-semibold">{about}</span>: {why}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex gap-2">
        {report.undo && (
          <Button look="secondary" size="small" onClick={report.undo}>
            Undo the others
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </Callout>
  );
}
