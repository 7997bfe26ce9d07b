import { useEffect, useState } from 'react';
import type { Chat } from '#app/features/chat/widget/conversation/use-chat.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { script } from '#content/chat/script.ts';
import { readKeptLead } from '../kept-lead-calls.ts';
import { Row } from './lead-summary.tsx';

/** What is kept of somebody who said no to sharing it, to be seen and deleted by them. */
export function KeptDetails({ chat, onDone }: { chat: Chat; onDone: () => void }) {
  const kept = useKeptLead(chat.chat.token);
  const [state, setState] = useState<'idle' | 'deleting' | 'failed'>('idle');

  function erase() {
    setState('deleting');
    chat.deleteKept().then(onDone, () => setState('failed'));
  }

  return (
    <section aria-label="Your saved details" className="mt-3 rounded-card border border-line bg-surface p-3">
      <h3 className="font-semibold">Your saved details</h3>
      <p>{kept ? script.keptDetails : script.keptUnread}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 leading-5 wrap-anywhere">
        {kept?.map(([term, detail]) => (
          <Row key={term} term={term} detail={detail} />
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" look="danger" pending={state === 'deleting'} onClick={erase}>
          Delete my details
        </Button>
        <Button size="small" look="secondary" onClick={onDone}>
          Keep them
        </Button>
      </div>
      {state === 'failed' && <FieldError id="chat-not-deleted">{script.notDeleted}</FieldError>}
    </section>
  );
}

/** The terms and details of it: none until it is read, null where that failed. */
function useKeptLead(token: string | null): [string, string][] | null {
  const [rows, setRows] = useState<[string, string][] | null>([]);
  useEffect(() => {
    let isGone = false;
    void readKeptLead(token).then((read) => {
      if (!isGone) setRows(read && rowsOf(read));
    });
    return () => {
      isGone = true;
    };
  }, [token]);
  return rows;
}

function rowsOf({
  reference,
  contact: { fullName, email, phone },
  message,
}: NonNullable<Awaited<ReturnType<typeof readKeptLead>>>): [string, string][] {
  const rows = { Reference: reference, Name: fullName, Email: email, Phone: phone, Message: message };
  return Object.entries(rows).filter(([, detail]) => detail !== '');
}
