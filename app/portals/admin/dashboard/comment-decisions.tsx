import { DecisionGroup, DecisionLink, DecisionRow } from './decision-row.tsx';

/** Comments of clients that wait to be published or not. */
export function CommentDecisions({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <DecisionGroup label="Client comments" tone="neutral">
      <DecisionRow
        title={`${waiting} ${waiting === 1 ? 'comment' : 'comments'} to publish or not`}
        detail="Clients wrote how their request went. The home page shows what you publish."
        actions={
          <DecisionLink to="/admin/settings?group=testimonials">
            Read {waiting === 1 ? 'it' : 'them'}
          </DecisionLink>
        }
      />
    </DecisionGroup>
  );
}
