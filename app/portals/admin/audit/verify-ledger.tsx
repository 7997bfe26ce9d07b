import type { UseMutationResult } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { LedgerReport } from '#app/features/oversight/audit/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { copyText } from '../area/copy-text.ts';

const CHAINS = {
  consents: 'consents',
  disclosures: 'lines of data passports',
  audit_log: 'audit rows',
} as const;

type Verify = UseMutationResult<LedgerReport, Error, void>;

/** Recomputes the whole ledger. */
export function VerifyButton({ verify }: { verify: Verify }) {
  return (
    <Button
      size="small"
      look="quiet"
      pending={verify.isPending}
      pendingLabel="Checking every entry…"
      onClick={() => verify.mutate()}
    >
      Verify log integrity
    </Button>
  );
}

/** What recomputing the ledger has found. */
export function VerifyReport({ verify }: { verify: Verify }) {
  if (verify.isError)
    return (
      <Callout tone="danger" live className="mt-5" title="The log could not be verified">
        {userMessage(verify.error, 'Please try again later.')}
      </Callout>
    );
  return verify.data ? <Report report={verify.data} /> : null;
}

/** One line for each chain, with the time, to be kept elsewhere. */
function valuesOf({ at, chains }: Pick<LedgerReport, 'at' | 'chains'>): string {
  const lines = chains.map(({ chain, rows, headHash }) => `${CHAINS[chain]}: ${rows}, ${headHash}`);
  return [at, ...lines].join('\n');
}

function Report({ report: { intact, at, chains } }: { report: LedgerReport }) {
  const when = formatAlbertaTime(new Date(at), 'dateTime');
  return (
    <Callout
      tone={intact ? 'success' : 'danger'}
      live
      title={intact ? 'No changes detected' : 'The log was changed'}
      className="mt-5 print:hidden"
    >
      <p className="text-sm">
        {when}. Save these values elsewhere: if they no longer match, the log was changed.
      </p>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {chains.map(({ chain, rows, headHash, broken }) => (
          <li key={chain}>
            {`${numberWords(rows)} ${CHAINS[chain]}${broken ? `: at entry ${broken.seq}, ${broken.reason}.` : ', ending in'}`}
            {!broken && <code className="block text-xs wrap-anywhere select-all">{headHash}</code>}
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        size="small"
        className="mt-4"
        onClick={() => void copyText(valuesOf({ at, chains }))}
      >
        <Copy aria-hidden="true" className="size-4.5" /> Copy the values
      </Button>
    </Callout>
  );
}
