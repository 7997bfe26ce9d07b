import type { UseMutationResult } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
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
export function VerifyButton({ verify }: { verify: Verify }) {
  return (
    <Button
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

/** What recomputing the ledger has found last. */
export function VerifyReport({ verify, report }: { verify: Verify; report: LedgerReport | null }) {
  return (
    <>
      {verify.isError && (
        <Callout tone="danger" live className="mt-5" title="The log could not be verified">
          {userMessage(verify.error, 'Please try again later.')}
        </Callout>
      )}
      {report && <Report report={report} compare={verify.mutateAsync} />}
    </>
  );
}

type ReportProps = { report: LedgerReport; compare: (input: { saved: string }) => Promise<LedgerReport> };

function Report({ report: { intact, at, chains }, compare }: ReportProps) {
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
        same value. Save these elsewhere, and paste them below another day to see that nothing up to there was
        changed.
      </p>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {chains.map((one) => (
          <ChainLine key={one.chain} {...one} />
        ))}
      </ul>
      <Button
        look="secondary"
        size="small"
        className="mt-4"
        onClick={() => void copyText(writeSaved({ at, chains }))}
      >
        <Copy aria-hidden="true" className="size-4.5" /> Copy the values
      </Button>
      <div className="mt-4 lg:max-w-xl">
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
