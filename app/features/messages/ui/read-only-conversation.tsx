import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import { AttachedDocuments } from '#app/features/documents/ui/attached-documents.tsx';
import type { Conversation } from '#app/features/messages/conversation.ts';
import { conversationQuery, sayRead, type TalkDoor } from '#app/features/messages/data.ts';
import { NEWEST } from '#app/features/messages/newest.ts';
import { Button } from '#app/ui/button.tsx';
import { TabBar } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { MessageLine } from './stream/message-line.tsx';
import { DayRow, FOUND_ROW, type OnFold, StepsRow } from './stream/stream-marks.tsx';
import type { StreamEntry, StreamRow } from './stream/stream-rows.ts';
import { StreamToolbar } from './stream/stream-toolbar.tsx';
import { useStreamView } from './stream/use-stream-view.ts';

const loadFound = () => import('./stream/found-lines.tsx');
const FoundLines = lazyPart(async () => (await loadFound()).FoundLines);

type ReadOnlyConversationProps = {
  door: TalkDoor;
  /** The way to the documents that came with messages. */
  papers: DocumentDoor;
  entries: readonly StreamEntry[];
  empty: ReactNode;
  /** The tabs of the page, which share a line with the tools. */
  tabs: ReactNode;
  /** Below the last message, in place of a field to write in. */
  foot: ReactNode;
};

/** The letter exchange of a case on a page that scrolls, for those who read it and do not write. */
export function ReadOnlyConversation({ tabs, foot, ...props }: ReadOnlyConversationProps) {
  const { data, isError, refetch } = useQuery(conversationQuery(props.door));
  if (data) return <Letters {...{ ...props, tabs, foot }} known={data} />;
  return (
    <>
      <TabBar tabs={tabs} />
      <div className="p-5">
        {isError && <LoadFailure what="the messages" onRetry={() => void refetch()} />}
        {!isError && <SkeletonText lines={6} />}
      </div>
    </>
  );
}

type LettersProps = ReadOnlyConversationProps & { known: Conversation };

function Letters({ door, papers, entries, empty, tabs, foot, known }: LettersProps) {
  const { rows, words, goTo, ...view } = useStreamView({ door, known, entries });
  const newest = known.lines.at(-1)?.position ?? 0;
  const newestRow = rows.findLast(({ kind }) => kind === 'line')?.key ?? '';
  const client = useQueryClient();
  const { key: visit, hash } = useLocation();
  useEffect(() => bringIntoView(document.getElementById(goTo ?? '')), [goTo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is a visit of its own; what comes later moves nobody
  useEffect(() => {
    if (hash === NEWEST) bringIntoView(document.getElementById(newestRow)?.querySelector('article'));
  }, [visit, hash]);
  // What is far down a page is not read by opening it.
  useEffect(() => {
    const row = newest > known.readUpTo && document.getElementById(newestRow);
    if (!row) return;
    const seen = new IntersectionObserver((found) => {
      if (found.some(({ isIntersecting }) => isIntersecting)) sayRead(client, door, newest);
    });
    seen.observe(row);
    return () => seen.disconnect();
  }, [client, door, newest, newestRow, known.readUpTo]);

  return (
    <>
      <TabBar tabs={tabs}>
        <StreamToolbar key={view.opened} {...view.tools} />
      </TabBar>
      {words !== '' && (
        <Suspense>
          <FoundLines {...{ door, entries, words }} onOpen={view.openFound} />
        </Suspense>
      )}
      {words === '' && (
        <div className="pb-5">
          {view.hasOlder && (
            <p className="flex justify-center pt-4">
              <Button look="secondary" size="small" onClick={() => void view.showOlder()}>
                Show earlier messages
              </Button>
            </p>
          )}
          {rows.length === 0 && <div className="p-6 text-center text-sm text-slate">{empty}</div>}
          <ol aria-label="Messages and what happened">
            {rows.map((row) => (
              <li key={row.key} id={row.key} {...(row.key === goTo && FOUND_ROW)}>
                {drawRow(row, papers, view.fold)}
              </li>
            ))}
          </ol>
        </div>
      )}
      {foot}
    </>
  );
}

function bringIntoView(row: HTMLElement | null | undefined): void {
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

function drawRow(row: StreamRow, papers: DocumentDoor, onFold: OnFold): ReactNode {
  switch (row.kind) {
    case 'day':
      return <DayRow label={row.label} />;
    case 'entry':
      return row.entry.node;
    case 'steps':
      return <StepsRow {...row} onFold={onFold} />;
    case 'line':
      return (
        <MessageLine
          line={row.line}
          isContinued={row.isContinued}
          isFirst={row.isFirst}
          isLastSeen={false}
          caseId={null}
          attachments={
            row.line.documentIds.length > 0 && (
              <AttachedDocuments door={papers} asksWhy={false} showsPictures ids={row.line.documentIds} />
            )
          }
        />
      );
    default:
      return null;
  }
}
