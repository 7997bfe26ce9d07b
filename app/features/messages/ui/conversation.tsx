import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { caseDoor } from '#app/features/documents/data.ts';
import { AttachedDocuments } from '#app/features/documents/ui/attached-documents.tsx';
import type { Conversation as KnownLines } from '#app/features/messages/conversation.ts';
import {
  caseTalk,
  conversationQuery,
  type LineToSend,
  sayRead,
  type TalkDoor,
} from '#app/features/messages/data.ts';
import { InSlices } from '#app/ui/frame/in-slices.tsx';
import { TabBar } from '#app/ui/frame/workspace.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { useSendLine } from './composer/use-send-line.ts';
import { type Offers, type TalkTo, WritingPlace } from './composer/writing-place.tsx';
import { PresenceLine } from './presence-line.tsx';
import { loadEditor, MessageLine } from './stream/message-line.tsx';
import { Stream } from './stream/stream.tsx';
import { DayRow, StepsRow, UnreadRow } from './stream/stream-marks.tsx';
import type { StreamEntry, StreamRow } from './stream/stream-rows.ts';
import { StreamToolbar } from './stream/stream-toolbar.tsx';
import { UnsentLine } from './stream/unsent-line.tsx';
import { useStreamView } from './stream/use-stream-view.ts';
import { usePresence } from './use-presence.ts';

const loadFound = () => import('./stream/found-lines.tsx');
const loadLater = () => Promise.all([loadEditor(), loadFound()]);
const FoundLines = lazyPart(async () => (await loadFound()).FoundLines);

type ConversationProps = {
  caseId: string;
  /** Who is on the other side, or the words that stand for them while nobody is. */
  to: TalkTo;
  /** What else stands in the letter exchange; undefined while it is on its way. */
  entries: readonly StreamEntry[] | undefined;
  /** Stands where nothing was said yet. */
  empty: ReactNode;
  /** The tabs of the page, which share a line with the tools. */
  tabs: ReactNode;
  /** Administrators say why they open a document. */
  asksWhy?: boolean;
  /** Photos are seen at once. */
  showsPictures?: boolean;
  /** Stands beside the field where messages are written. */
  offers?: Offers;
  /** What is short begins below the tabs, as a history does, not above the field. */
  startsAtTop?: boolean;
};

/** The letter exchange of a case: what was said and done, and where to write. */
export function Conversation({ entries, ...props }: ConversationProps) {
  useLoadAhead(loadLater);
  const door = useMemo(() => caseTalk(props.caseId), [props.caseId]);
  const { data, isError, refetch } = useQuery(conversationQuery(door));
  const waiting = (
    <>
      <TabBar tabs={props.tabs} />
      <div className="flex-1 p-5">
        {isError ? (
          <LoadFailure what="the messages" onRetry={() => void refetch()} />
        ) : (
          <SkeletonText lines={6} />
        )}
      </div>
    </>
  );
  // All at once: what came later would move what is read.
  if (!data || !entries) return waiting;
  return (
    <InSlices instead={waiting}>
      <Opened {...props} {...{ door, entries }} known={data} />
    </InSlices>
  );
}

type OpenedProps = ConversationProps & {
  door: TalkDoor;
  known: KnownLines;
  entries: readonly StreamEntry[];
};

function Opened(props: OpenedProps) {
  const {
    caseId,
    door,
    to,
    entries,
    empty,
    tabs,
    asksWhy = false,
    showsPictures = false,
    offers,
    known,
    startsAtTop = false,
  } = props;
  // Where the unread part began when this was opened: it stays marked while one reads.
  const [readUpTo] = useState(known.readUpTo);
  const said = useRef(known.readUpTo);
  const client = useQueryClient();
  const sending = useSendLine(caseId, known.lines);
  const onTyping = usePresence(caseId);
  const papers = useMemo(() => caseDoor(caseId), [caseId]);
  const view = useStreamView({ door, known, entries, unsent: sending.unsent, readUpTo });
  const lastSeen = known.lines.findLast(
    (line) => line.isYours && line.kind === 'said' && line.position <= known.seenUpTo,
  );

  const sayAllRead = () => {
    const newest = known.lines.at(-1)?.position ?? 0;
    if (newest <= said.current || document.visibilityState !== 'visible') return;
    said.current = newest;
    sayRead(client, door, newest);
  };
  const send = (line: LineToSend) => {
    view.showTalk();
    sending.send(line);
  };
  const draw = (row: StreamRow) => {
    switch (row.kind) {
      case 'day':
        return <DayRow label={row.label} />;
      case 'unread':
        return <UnreadRow />;
      case 'entry':
        return row.entry.node;
      case 'steps':
        return <StepsRow {...row} onFold={view.fold} />;
      case 'line':
        return (
          <MessageLine
            {...{
              caseId,
              line: row.line,
              reader: to.reader,
              isContinued: row.isContinued,
              isFirst: row.isFirst,
            }}
            isLastSeen={row.line === lastSeen}
            attachments={
              row.line.documentIds.length > 0 && (
                <AttachedDocuments door={papers} {...{ asksWhy, showsPictures }} ids={row.line.documentIds} />
              )
            }
          />
        );
      case 'unsent':
        return (
          <UnsentLine
            line={row.line}
            sending={sending.stateOf(row.line.clientId)}
            onRetry={() => sending.send(row.line)}
            onDrop={() => sending.drop(row.line.clientId)}
          />
        );
    }
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TabBar tabs={tabs}>
        <StreamToolbar key={view.opened} {...view.tools} />
      </TabBar>
      {view.words !== '' && (
        <Suspense>
          <FoundLines {...{ door, entries }} words={view.words} onOpen={view.openFound} />
        </Suspense>
      )}
      {view.words === '' && view.rows.length === 0 && (
        <div className="flex flex-1 items-center justify-center p-6 text-center text-sm text-slate">
          {empty}
        </div>
      )}
      {view.words === '' && view.rows.length > 0 && (
        <Stream
          {...{ rows: view.rows, draw, goTo: view.goTo, hasOlder: view.hasOlder, startsAtTop }}
          onOlder={view.showOlder}
          onAtEnd={sayAllRead}
        />
      )}
      <PresenceLine caseId={caseId} />
      <WritingPlace {...{ caseId, to, known, offers, onTyping }} door={papers} onSend={send} />
    </div>
  );
}
