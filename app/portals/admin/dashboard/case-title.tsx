import { Link } from 'react-router';
import type { CaseToDecide } from '#app/features/cases/oversight/schema.ts';
import { requestName } from '#app/features/cases/rules/status-text.ts';
import { TITLE_LINK } from './decision-row.tsx';

type CaseTitleProps = { one: Pick<CaseToDecide, 'id' | 'city'> & Parameters<typeof requestName>[0] };

/** What a request is and where, as the way to it. */
export function CaseTitle({ one }: CaseTitleProps) {
  return (
    <Link prefetch="intent" to={`/admin/cases/${one.id}`} className={TITLE_LINK}>
      {[requestName(one), one.city].filter(Boolean).join(', ')}
    </Link>
  );
}
