import { useEffect, useState } from 'react';
import { ownZone } from '#app/features/cases/calls/time-elsewhere.ts';

/** The zone of this browser, once it is known: pages are also rendered where nobody’s clock is. */
export function useOwnZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(ownZone()), []);
  return zone;
}
