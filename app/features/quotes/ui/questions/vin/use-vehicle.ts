import { useEffect, useRef, useState } from 'react';
import { thisYear } from '#app/platform/clock/calendar-day.ts';
import { passesCheck, readVin, type Vehicle, wholeVin } from './read-vin.ts';

/** The vehicle of the VIN that was typed, once it is looked up; null until then, and where it is not known. `onRead` hears of it once. */
export function useVehicle(typed: string, onRead?: (vehicle: Vehicle) => void): Vehicle | null {
  const vin = wholeVin(typed);
  const [found, setFound] = useState<{ vin: string; vehicle: Vehicle } | null>(null);
  const latest = useRef(onRead);
  latest.current = onRead;
  useEffect(() => {
    if (!vin || !passesCheck(vin)) return;
    let isCurrent = true;
    void readVin(vin, thisYear() + 1)
      .then((vehicle) => {
        if (!isCurrent || !vehicle) return;
        latest.current?.(vehicle);
        setFound({ vin, vehicle });
      })
      // Then year, make and model are typed, as without a VIN.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [vin]);
  return found && found.vin === vin ? found.vehicle : null;
}
