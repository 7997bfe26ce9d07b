import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { Answering } from '#app/features/cases/information-requests/ui/asked-item.tsx';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { accountWay } from '#app/features/cases/ui/person/person-way.ts';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { noteOn, onceSent, YOUR_BROKER } from '#app/features/messages/ui/composer/question-about.ts';
import { AskedInForm } from '#app/portals/frame/case/asked-in-form.tsx';
import { AskedUpload, useHasUnsent } from '#app/portals/frame/case/person-papers.tsx';
import { Button } from '#app/ui/button.tsx';
import { useWholeInView } from '#app/ui/focus/use-whole-in-view.ts';

type ReplyInPlaceProps = {
  case: ClientCase;
  request: InformationRequest;
  /** It is not answered yet. */
  isWaiting: boolean;
  onClose: () => void;
};

/**
 * What the broker asked for, answered under its line in the letter exchange; it begins with the focus in its field. Once it
 * is answered it closes, unless a file beside the one that answered it is not there yet, or was refused.
 */
export function ReplyInPlace({ case: shown, request, isWaiting, onClose }: ReplyInPlaceProps) {
  const door = useMemo(() => caseDoor(shown.id), [shown.id]);
  const { data: papers } = useQuery(documentsQuery(door));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('textarea, button')?.focus(), []);
  useWholeInView(place);
  const isOver = !useHasUnsent({ door, request }) && !isWaiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed once
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver]);
  const reader = request.askedBy?.fullName ?? YOUR_BROKER;
  return (
    <div ref={place} className="max-w-2xl scroll-my-3 pb-1 text-sm text-ink">
      {!isWaiting && <AskedUpload {...{ door, request }} room={papers?.room ?? 1} />}
      {isWaiting && (
        <>
          {request.instructions && (
            <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{request.instructions}</p>
          )}
          <Answering
            request={request}
            steps={shown.steps}
            way={accountWay(shown, shown.broker !== null)}
            noteOn={(text) => noteOn(text, onceSent(reader))}
            inForm={(asked, how) => (
              <AskedInForm
                request={asked}
                case={shown}
                way={accountWay(shown, shown.broker !== null)}
                how={{ ...how, takesFocus: true }}
              />
            )}
            upload={() => <AskedUpload {...{ door, request }} room={papers?.room ?? 1} />}
            beside={
              <Button look="quiet" size="small" onClick={onClose}>
                Not now
              </Button>
            }
          />
        </>
      )}
    </div>
  );
}
