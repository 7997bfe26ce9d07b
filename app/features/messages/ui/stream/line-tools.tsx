import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deleteLineMutation } from '#app/features/messages/data.ts';
import { EDITABLE_MS } from '#app/features/messages/rules/line-limits.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { now } from '#app/platform/now.ts';

const TOOL =
  'inline-flex min-h-8 items-center rounded-small px-2 text-xs font-semibold text-slate hover:bg-mist hover:text-ink pointer-coarse:min-h-11';

type LineToolsProps = { caseId: string; line: CaseLine; onEdit: () => void };

/** Changes or takes back an own message, behind a button beside it that shows itself to pointer, focus and touch. */
export function LineTools({ caseId, line, onEdit }: LineToolsProps) {
  const client = useQueryClient();
  const [step, setStep] = useState<'closed' | 'open' | 'asking'>('closed');
  const isEditable = useIsEditable(line);
  const remove = useMutation(deleteLineMutation(client, caseId));
  if (step === 'closed') {
    return (
      <button
        type="button"
        aria-label="Change or delete this message"
        onClick={() => setStep('open')}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-small text-slate hover:bg-mist hover:text-ink focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-coarse:size-11"
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </button>
    );
  }
  return (
    <span className="flex shrink-0 flex-wrap items-center">
      {step === 'asking' && (
        <span role="status" className="px-1 text-xs">
          {remove.isError ? userMessage(remove.error, 'It was not deleted.') : 'Delete it?'}
        </span>
      )}
      {step === 'open' && isEditable && (
        <button type="button" className={TOOL} onClick={onEdit}>
          Edit
        </button>
      )}
      <button
        type="button"
        className={TOOL}
        onClick={() => {
          if (step === 'open') setStep('asking');
          else if (!remove.isPending) remove.mutate({ id: line.id });
        }}
      >
        {step === 'open' ? 'Delete' : 'Yes, delete it'}
      </button>
      <button type="button" className={TOOL} onClick={() => setStep('closed')}>
        Keep it
      </button>
    </span>
  );
}

function useIsEditable({ createdAt }: CaseLine): boolean {
  const left = Date.parse(createdAt) + EDITABLE_MS - now().getTime();
  const [isEditable, setIsEditable] = useState(left > 0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setIsEditable(false), left);
    return () => clearTimeout(timer);
  }, [left]);
  return isEditable;
}
