import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { CaseMenu } from '#app/portals/frame/case/menu/case-menu.tsx';
import { WithdrawingCase } from './withdraw-case.tsx';

/** At the head of a request, for its client: their answers, a copy of everything, and the way out. */
export function ClientMenu({ case: shown }: { case: ClientCase }) {
  const [, setSearch] = useSearchParams();
  const [isWithdrawing, setWithdrawing] = useState(false);
  return (
    <>
      <CaseMenu
        entries={[
          ...(shown.steps.includes('correct_answers')
            ? [{ label: 'Correct my answers', onChoose: () => setSearch({ tab: 'sent' }, { replace: true }) }]
            : []),
          { label: 'Download everything', href: `/api/cases/${shown.id}/archive` },
          ...(shown.steps.includes('withdraw')
            ? [{ label: 'Withdraw request', onChoose: () => setWithdrawing(true) }]
            : []),
        ]}
      />
      <WithdrawingCase case={shown} open={isWithdrawing} onClose={() => setWithdrawing(false)} />
    </>
  );
}
