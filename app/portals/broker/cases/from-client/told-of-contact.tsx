import type { AdminCase } from '#app/features/cases/schema.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { fitForBroker } from '#app/features/quotes/reach/contact-window.ts';

/** What the client was told of first contact, where the times they chose and the promise may surprise. */
export function ToldOfContact({
  contact,
  promisedBy,
}: {
  contact: AdminCase['contact'];
  promisedBy: string;
}) {
  const from = useNow();
  const told = fitForBroker(contact, { from, by: new Date(promisedBy) });
  return told && <p className="mt-1">{told}</p>;
}
