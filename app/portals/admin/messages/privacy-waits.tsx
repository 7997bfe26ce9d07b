import { useQuery } from '@tanstack/react-query';
import { privacyRequestsQuery } from '#app/features/privacy/answering/data.ts';
import type { PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { ASKED_WORDS } from '#app/features/privacy/asked-words.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { Callout } from '#app/ui/callout.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { DueDay } from '../privacy/due-day.tsx';

/** What a message waits for of which a privacy request was opened: its sender, or our answer, and by when. */
export function PrivacyWaits({ messageId }: { messageId: string }) {
  const { data } = useQuery(privacyRequestsQuery);
  const open = data?.items.filter((one) => one.contactMessageId === messageId && one.state === 'open') ?? [];
  return (
    <Callout tone="info" title="This message waits for its privacy request">
      <ul className="mb-2">
        {open.map((one) => (
          <li key={one.id}>
            {`${upperFirst(ASKED_WORDS[one.type])}: ${waitsFor(one)} `}
            <DueDay dueOn={one.dueOn} />.
          </li>
        ))}
      </ul>
      <p>
        It counts as answered once the privacy request is, or once you reply.{' '}
        <TextLink to="/admin/clients?show=privacy">See the privacy request</TextLink>
      </p>
    </Callout>
  );
}

function waitsFor({ isConfirmed }: PrivacyRequest): string {
  return isConfirmed
    ? 'they have confirmed it, and wait for your answer.'
    : 'they have not confirmed it yet.';
}
