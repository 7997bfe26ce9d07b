import type { CondoPayer, HailPayer } from '#content/figures/deductibles.ts';

type Hail = { bill: number; insured: number; percent: number };
type Condo = { bill: number; deductible: number; coverage: number; limit: number };

/** Who pays a repair bill after hail, in dollars, when the deductible is a share of the insured value. */
export function splitHail({ bill, insured, percent }: Hail): Record<HailPayer, number> {
  const you = Math.min(bill, (insured * percent) / 100);
  return { you, insurer: bill - you };
}

/**
 * Who pays the repair bill of a condo building, in dollars. `limit` is the most that an owner can be charged,
 * `coverage` the most that the owner's policy pays of it.
 */
export function splitCondo({ bill, deductible, coverage, limit }: Condo): Record<CondoPayer, number> {
  const kept = Math.min(bill, deductible);
  const charged = Math.min(kept, limit);
  const policy = Math.min(charged, coverage);
  return { owner: charged - policy, policy, corporation: kept - charged, insurer: bill - kept };
}

/** Amounts as parts of a hundred that always add up to it: what was rounded down most gets what is missing. */
export function hundredths<Who extends string>(amounts: Record<Who, number>, order: readonly Who[]): Who[] {
  const total = order.reduce((sum, who) => sum + amounts[who], 0);
  const exact = order.map((who) => ({ who, share: (100 * amounts[who]) / total }));
  const missing = 100 - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const roundedUp = new Set(
    exact
      .toSorted((a, b) => (b.share % 1) - (a.share % 1))
      .slice(0, missing)
      .map(({ who }) => who),
  );
  return exact.flatMap(({ who, share }) =>
    Array<Who>(Math.floor(share) + Number(roundedUp.has(who))).fill(who),
  );
}
