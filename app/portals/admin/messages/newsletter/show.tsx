import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { issueQuery, issuesQuery } from '#app/features/newsletter/issues/data.ts';
import type { IssueDetail } from '#app/features/newsletter/issues/schema.ts';
import type { IssueState } from '#app/features/newsletter/issues/states.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { PageOnItsWay } from '#app/portals/admin/page-on-its-way.tsx';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { Draft } from './draft.tsx';
import { ISSUE_STATE_WORDS, standing } from './issue-words.ts';
import { Outcome } from './outcome.tsx';
import { UnsentNote } from './unsent-note.tsx';
import { NOTHING_WRITTEN } from './use-saved-draft.ts';

export const meta = untitledPortalMeta;

const LIST = '/admin/messages?show=newsletter';

const BLANK: IssueDetail = {
  ...{ id: '', subject: '', body: '', text: '', topics: [], state: 'draft' },
  ...{ version: NOTHING_WRITTEN, by: null, changedAt: '', scheduledFor: null, startedAt: null },
  ...{ finishedAt: null, counts: {}, lacks: [], held: null, problem: null, readers: 0, sendsMail: true },
};

/** The issue of the address: at `new` there is none before something is written, and then its id stands behind it. */
function useIssue() {
  const { id: place = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const isNew = place === 'new';
  const id = isNew ? search.get('id') : place;
  const found = useQuery({ ...issueQuery(id ?? ''), enabled: id !== null });
  const { data: list } = useQuery({ ...issuesQuery, enabled: id === null });
  const onBegun = (begun: string) => setSearch({ id: begun }, { replace: true, preventScrollReset: true });
  if (id !== null) return { ...found, onBegun };
  const data = { ...BLANK, held: list?.held ?? null, sendsMail: list?.sendsMail ?? true };
  return { ...found, data, error: null, isPending: false, onBegun };
}

/** One issue: a draft to write, or what became of it. */
export default function AdminIssue() {
  const { data: issue, error, isPending, refetch, onBegun } = useIssue();
  const heading = useHeadingOnChange(issue?.state);
  if (error instanceof ApiError && error.status === 404)
    return <NotFound homePath={LIST}>There is no issue at this address. Drafts can be deleted.</NotFound>;
  if (isPending) return <PageOnItsWay title="Newsletter issue" />;
  if (!issue) return <LoadFailure what="this issue" onRetry={() => void refetch()} />;
  const { tone, label } = ISSUE_STATE_WORDS[issue.state];
  return (
    <div ref={heading}>
      <title>{portalTitle(issue.subject || 'New issue')}</title>
      <PageTitle
        above={<TextLink to={LIST}>Newsletter</TextLink>}
        lead={
          <>
            <Badge tone={tone}>{label}</Badge>{' '}
            {issue.version === NOTHING_WRITTEN ? 'Nothing written yet' : standing(issue)}
          </>
        }
      >
        {issue.subject || 'New issue'}
      </PageTitle>
      <div className="mt-6 flex flex-col gap-5">
        {!issue.sendsMail && <UnsentNote />}
        {issue.state === 'draft' ? <Draft issue={issue} onBegun={onBegun} /> : <Outcome issue={issue} />}
      </div>
    </div>
  );
}

/** A sent draft is another page at the same address: focus goes to its heading, as after a navigation. */
function useHeadingOnChange(state: IssueState | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current && before.current !== state) page.current?.querySelector('h1')?.focus();
    before.current = state;
  }, [state]);
  return page;
}
