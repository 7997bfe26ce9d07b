import type { UseMutationResult } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { Ref } from 'react';
import { CHAIN_WORDS, compareInput, writeSaved } from '#app/features/oversight/audit/saved-values.ts';
import type { LedgerReport } from '#app/features/oversight/audit/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { copyText } from '../area/copy-text.ts';

type Verify = UseMutationResult<LedgerReport, Error, { saved: string }>;

/** Recomputes the whole ledger. */
export function VerifyButton({ verify, ref }: { verify: Verify; ref: Ref<HTMLButtonElement> }) {
  return (
    <Button
      ref={ref}
      size="small"
      look="quiet"
      pending={verify.isPending}
      pendingLabel="Checking every entry…"
      onClick={() => verify.mutate({ saved: '' })}
    >
      Verify log integrity
    </Button>
  );
}

type VerifyReportProps = { verify: Verify; report: LedgerReport | null; onClose: () => void };

/** What recomputing the ledger has found last. */
export function VerifyReport({ verify, report, onClose }: VerifyReportProps) {
  return (
    <>
      {verify.isError && (
        <Callout tone="danger" live className="mt-5" title="The log could not be verified">
          {userMessage(verify.error, 'Please try again later.')}
        </Callout>
      )}
      {report && <Report {...{ report, onClose }} compare={verify.mutateAsync} />}
    </>
  );
}

type ReportProps = Pick<VerifyReportProps, 'onClose'> & {
  report: LedgerReport;
  compare: (input: { saved: string }) => Promise<LedgerReport>;
};

function Report({ report: { intact, at, chains }, compare, onClose }: ReportProps) {
  const when = formatAlbertaTime(new Date(at), 'dateTime');
  const form = useForm({
    values: { saved: '' },
    schema: compareInput,
    send: compare,
    onDone: () => undefined,
    otherwise: 'We could not compare the values. Please try again later.',
  });
  return (
    <Callout
      tone={intact ? 'success' : 'danger'}
      live
      title={intact ? 'No changes detected' : 'The log was changed'}
      className="mt-5 print:hidden"
    >
      <p className="text-sm">
        {when}. Each value belongs to the row named with it: the log grows, and that row still ends in the
        same value. Save these elsewhere, and paste them here another day to see that nothing up to there was
        changed.
      </p>
      <div className="mt-3 grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
        <ul className="flex flex-col gap-2 text-sm">
          {chains.map((one) => (
            <ChainLine key={one.chain} {...one} />
          ))}
        </ul>
        <Form
          form={form}
          label="Compare saved values"
          sendLabel="Compare"
          pendingLabel="Comparing…"
          look="secondary"
          size="small"
        >
          <TextArea label="Values you saved earlier" rows={3} {...form.field('saved')} />
        </Form>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => void copyText(writeSaved({ at, chains }))}>
          <Copy aria-hidden="true" className="size-4.5" /> Copy the values
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Close the result
        </Button>
      </div>
    </Callout>
  );
}

function ChainLine({ chain, rows, headHash, broken, saved }: LedgerReport['chains'][number]) {
  const words = upperFirst(CHAIN_WORDS[chain]);
  return (
    <li>
      {broken
        ? `${words}: at entry ${numberWords(broken.seq)}, ${broken.reason}.`
        : `${words}: row ${numberWords(rows)} ends in`}
      {!broken && <code className="block text-xs wrap-anywhere select-all">{headHash}</code>}
      {saved && (
        <span className="block font-medium">
          {saved.isUnchanged
            ? `Row ${numberWords(saved.row)} still ends in the value you saved: everything up to it is unchanged.`
            : savedDiffers(saved.row, rows)}
        </span>
      )}
    </li>
  );
}

function savedDiffers(row: number, rows: number): string {
  return row > rows
    ? `Row ${numberWords(row)}, whose value you saved, is not there anymore: rows were removed.`
    : `Row ${numberWords(row)} does not end in the value you saved: it or a row before it was changed, or the value is not from this log.`;
}
