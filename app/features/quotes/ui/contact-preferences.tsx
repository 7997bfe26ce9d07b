import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import type { Reach } from '#app/features/quotes/data.ts';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { ReachSwitches } from './reach-switches.tsx';

type ContactPreferencesProps = {
  case: Pick<ClientCase, 'status' | 'broker'> & { contact: { phone: string | null } };
  reach: Reach;
};

/** Calls and text messages, for as long as somebody has a request to call about. */
export function ContactPreferences({ case: shown, reach }: ContactPreferencesProps) {
  const { phone } = shown.contact;
  if (!phone) return null;
  return (
    <SidePart heading="Contact preferences">
      {isOpenStatus(shown.status) || shown.broker ? (
        <ReachSwitches phone={phone} reach={reach} />
      ) : (
        <p className="text-slate">
          No broker has this request anymore, so nobody is asked to call or text you about it.
        </p>
      )}
    </SidePart>
  );
}
