import { passesCheck, type Vehicle, wholeVin } from './read-vin.ts';

export const ANOTHER_VEHICLE = 'What you entered differs from that.';

/** What a VIN was read as. */
export function vehicleWords({ year, make, model }: Vehicle): string {
  return model === null
    ? `This VIN is for a ${year} ${make}. Please add the model.`
    : `This VIN is for a ${year} ${make} ${model}.`;
}

/** Said of a whole VIN with a slip in it; empty for one that may be right, and while it is typed. */
export function wrongVinWords(typed: string): string {
  const vin = wholeVin(typed);
  return vin !== null && !passesCheck(vin)
    ? 'One character seems to be wrong: this VIN does not pass its own check.'
    : '';
}
