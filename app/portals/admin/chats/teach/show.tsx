import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lessonChoicesQuery, lessonsQuery } from '#app/features/assistant/teaching/data.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import type { ToTeach } from './teach-link.tsx';
import { TeachWording } from './teach-wording.tsx';
import { WriteAnswer } from './write-answer.tsx';

export const meta = () => portalMeta('Teach the assistant');

const WAYS = [
  {
    value: 'choose',
    label: 'An answer that is there',
    help: 'It was asked in words the assistant did not know.',
  },
  { value: 'write', label: 'A new answer', help: 'Nothing the assistant can say answers it yet.' },
] as const;

/** Teaches the assistant a wording, for an answer that is there or a new one. */
export default function Teach() {
  const toTeach = toTeachOf(useLocation().state);
  const [way, setWay] = useState<string>('choose');
  const choices = useQuery(lessonChoicesQuery);
  const client = useQueryClient();
  const navigate = useNavigate();
  const done = async () => {
    await client.invalidateQueries(lessonsQuery);
    await navigate('/admin/chats?show=taught');
  };
  return (
    <>
      <p className="mb-2">
        <TextLink to="/admin/chats?show=questions">Questions without an answer</TextLink>
      </p>
      <PageTitle lead={toTeach.asked && `Asked: “${toTeach.asked}”`}>Teach the assistant</PageTitle>
      <div className="mt-6 flex max-w-form flex-col gap-6">
        <ChoiceGroup
          kind="radio"
          legend="What answers it?"
          name="way"
          columns={2}
          choices={WAYS}
          chosen={way}
          onChange={({ target }) => setWay(target.value)}
        />
        {choices.isPending && <SkeletonText lines={6} />}
        {choices.isError && <LoadFailure what="the answers" onRetry={() => void choices.refetch()} />}
        {choices.data && way === 'choose' && (
          <TeachWording toTeach={toTeach} entries={choices.data.entries} onDone={() => void done()} />
        )}
        {choices.data && way === 'write' && (
          <WriteAnswer toTeach={toTeach} places={choices.data.places} onDone={() => void done()} />
        )}
      </div>
    </>
  );
}

/** What the link brought along; somebody who comes by the address begins with nothing. */
function toTeachOf(state: unknown): ToTeach {
  const given = state as Partial<ToTeach> | null;
  return { asked: given?.asked ?? '', nearest: given?.nearest ?? [] };
}
