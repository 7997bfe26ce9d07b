import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { RECEIVED_PARTS } from '#app/features/cases/rules/outcomes/received-parts.ts';
import { PERIODS } from '#app/features/cases/rules/outcomes/received-periods.ts';
import type { Counted } from './number-words.ts';

/** Which requests an address asks for; what it has that is none of ours counts as not there. */
export function readSearch(search: URLSearchParams) {
  const day = (name: string) => {
    const value = search.get(name) ?? '';
    return /^20\d\d-\d\d-\d\d$/.test(value) ? value : '';
  };
  const part: Counted = RECEIVED_PARTS.find((one) => one === search.get('part')) ?? 'received';
  const type = INSURANCE_TYPES.find((one) => one === search.get('type'));
  const [from, to, after] = [day('from'), day('to'), search.get('after') ?? ''];
  const asked = {
    ...{ from, to, type: type ?? '', cursor: after },
    part: part === 'received' ? '' : part,
  };
  return {
    ...{ part, type, from, to, after },
    period: PERIODS.find((one) => one === search.get('period')) ?? '4w',
    /** As the server reads it. */
    asked: new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString(),
  };
}
