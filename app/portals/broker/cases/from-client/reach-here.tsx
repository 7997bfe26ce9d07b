import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { contactPreference } from '#app/features/quotes/reach/contact-preference.ts';
import { PersonPhone } from '#app/portals/frame/case/person-phone.tsx';

type ReachHereProps = {
  case: BrokerCase | AdminCase;
  contact: AdminCase['contact'];
  /** How they want to be reached is said above this. */
  isUnreached: boolean;
};

/** The number of whoever is to be reached next, where it does not stand beside this. */
export function ReachHere({ case: { id, call }, contact, isUnreached }: ReachHereProps) {
  const { phone } = contact;
  return (
    <div className="mt-2">
      {!isUnreached && <p className="text-slate max-sm:hidden">{contactPreference(contact)}</p>}
      {phone ? (
        <PersonPhone id={id} contact={{ ...contact, phone }} call={call} />
      ) : (
        <p className="text-slate">No phone number was given.</p>
      )}
    </div>
  );
}
