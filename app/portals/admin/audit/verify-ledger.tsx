import { useMutation } from '@tanstack/react-query';
import type { LedgerReport } from '#app/features/oversight/audit/schema.ts';
import { verifyLedgerMutation } from '#app/features/oversight/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';

const CHAINS = {
  consents: 'consents',
  disclosures: 'lines of data passports',
  audit_log: 'audit rows',
} as const;

/** Recomputes the whole ledger from the page, and says what it found. */
export function VerifyLedger() {
  const verify = useMutation(verifyLedgerMutation);
  return (
    <div className="mt-5 flex flex-col items-start gap-3 print:hidden">
      <Button
        size="small"
        look="secondary"
        pending={verify.isPending}
        pendingLabel="Checking every entry…"
        onClick={() => verify.mutate()}
      >
        Verify log integrity
      </Button>
      {verify.isError && (
        <Callout tone="danger" live title="The log could not be verified">
          {userMessage(verify.error, 'Please try again later.')}
        </Callout>
      )}
      {verify.data && <Report report={verify.data} />}
    </div>
  );
}

function Report({ report: { intact, at, chains } }: { report: LedgerReport }) {
  const when = formatAlbertaTime(new Date(at), 'dateTime');
  return (
    <Callout
      tone={intact ? 'success' : 'danger'}
      live
      title={intact ? 'No changes detected' : 'The log was changed'}
      className="w-full"
    >
      <p className="text-sm">{when}. Save these values elsewhere to detect tampering.</p>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {chains.map(({ chain, rows, headHash, broken }) => (
          <li key={chain} className="wrap-anywhere">
            {rows.toLocaleString('en-CA')} {CHAINS[chain]}
            {broken ? `: at entry ${broken.seq}, ${broken.reason}.` : `, ending in ${headHash.slice(0, 16)}…`}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
