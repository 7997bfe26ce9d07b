import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deleteLineMutation } from '#app/features/messages/data.ts';
import { EDITABLE_MS } from '#app/features/messages/rules/line-limits.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { now } from '#app/platform/now.ts';

const TOOL =
  'inline-flex min-h-8 items-center rounded-small px-2 text-xs font-semibold text-slate hover:bg-mist hover:text-ink pointer-coarse:min-h-11';

type LineMenuProps = { caseId: string; line: CaseLine; onEdit: () => void; onClose: () => void };

/** Changes or takes back an own message: it is asked once more before one is deleted. */
export function LineMenu({ caseId, line, onEdit, onClose }: LineMenuProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isEditable = useIsEditable(line);
  const remove = useMutation(deleteLineMutation(client, caseId));
  return (
    <span className="flex shrink-0 flex-wrap items-center">
      {isAsking && (
        <span role="status" className="px-1 text-xs">
          {remove.isError ? userMessage(remove.error, 'It was not deleted.') : 'Delete it?'}
        </span>
      )}
      {!isAsking && isEditable && (
        <button type="button" className={TOOL} onClick={onEdit}>
          Edit
        </button>
      )}
      <button
        type="button"
        className={TOOL}
        onClick={() => {
          if (!isAsking) setAsking(true);
          else if (!remove.isPending) remove.mutate({ id: line.id });
        }}
      >
        {isAsking ? 'Yes, delete it' : 'Delete'}
      </button>
      <button type="button" className={TOOL} onClick={onClose}>
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
