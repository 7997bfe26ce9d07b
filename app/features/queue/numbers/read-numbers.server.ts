import { forbidden } from '#app/features/cases/policy.ts';
import { countReceived } from '#app/features/cases/queries/broker/received.server.ts';
import { spanStarts } from '#app/features/cases/rules/outcomes/received-periods.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaDayStart } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { sumUp } from './count-numbers.ts';
import type { NumbersQuery, OwnNumbers } from './schema.ts';

/** The viewer’s own numbers of a period that ends today; nobody else’s. */
export async function readNumbers(db: Db, viewer: Viewer, { period }: NumbersQuery): Promise<OwnNumbers> {
  if (viewer.kind !== 'user' || viewer.role === 'client') throw forbidden();
  const today = albertaDate(now());
  const [first, ...later] = spanStarts(period, now());
  const groups = await countReceived(db, viewer.id, {
    starts: [albertaDayStart(first), ...later.map(albertaDayStart)],
    to: albertaDayStart(addDays(today, 1)),
  });
  const byType = Map.groupBy(groups, ({ type }) => type);
  const bySpan = Map.groupBy(groups, ({ span }) => span);
  return {
    period,
    ...{ from: first, to: today },
    total: sumUp(groups),
    byType: [...byType]
      .map(([type, ofType]) => ({ type, ...sumUp(ofType) }))
      .toSorted((one, other) => other.received - one.received || one.type.localeCompare(other.type)),
    spans: [first, ...later].map((from, span) => {
      const next = later[span];
      return { from, to: next ? addDays(next, -1) : today, ...sumUp(bySpan.get(span) ?? []) };
    }),
  };
}
