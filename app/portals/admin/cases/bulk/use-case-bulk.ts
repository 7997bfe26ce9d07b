import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allCasesKey } from '#app/features/cases/data.ts';
import type { AdminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import { inBulkMutation } from '#app/features/matching/in-bulk/data.ts';
import type { BulkAction } from '#app/features/matching/in-bulk/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { type BulkResult, useBulkRun } from '#app/portals/frame/bulk/use-bulk-run.ts';
import type { Choice } from '#app/portals/frame/bulk/use-choice.ts';

type Result = BulkResult<AdminCaseRow>;

const NO_ANSWER = 'We could not reach the server. Please look at this request before you try again.';

/** What an administrator does with all chosen requests: one call, in which each is done by itself. */
export function useCaseBulk(choice: Choice<AdminCaseRow>) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(inBulkMutation);
  const settle = () => queryClient.invalidateQueries({ queryKey: allCasesKey });
  const { run, say, ...bulk } = useBulkRun({ choice, nameOf: caseName, settle });

  async function take(items: readonly AdminCaseRow[], action: BulkAction): Promise<Result> {
    const cases = items.map(({ id, version }) => ({ id, version }));
    try {
      const { done, refused } = await mutateAsync({ cases, action });
      const whyById = new Map(refused.map(({ id, why }) => [id, why]));
      return {
        done: items.filter(({ id }) => done.includes(id)),
        refused: items.flatMap((item) => {
          const why = whyById.get(item.id);
          return why === undefined ? [] : [{ item, why }];
        }),
      };
    } catch (error) {
      const why = userMessage(error, NO_ANSWER);
      return { done: [], refused: items.map((item) => ({ item, why })) };
    }
  }

  return {
    ...bulk,
    /** `what` follows the number: "3 closed". */
    async act(action: BulkAction, what: string) {
      say(await run(choice.chosen, (items) => take(items, action)), { what, how: '' });
    },
  };
}

export type CaseBulk = ReturnType<typeof useCaseBulk>;

/** What a request is called where it stands alone. */
export function caseName({ person, reference, title }: AdminCaseRow): string {
  return `${reference}, ${person?.fullName ?? title}`;
}
