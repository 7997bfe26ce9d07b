import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { reachByLink } from '#app/features/quotes/data.ts';
import { askedFor, turnedOff } from '#app/features/quotes/reach/contact-preference.ts';
import { fitWords } from '#app/features/quotes/reach/contact-window.ts';
import { ChangeButton } from '#app/features/quotes/ui/change-button.tsx';
import { SavedNote } from '#app/features/quotes/ui/saved-note.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import type { TrackedProps } from './tracked-props.ts';

// It comes with the press that asks for it.
const CorrectContact = lazyPart(
  async () => (await import('#app/features/quotes/ui/correct-contact.tsx')).CorrectContact,
);

const CHANGE_ID = 'change-way';

/** How and when the person asked to be reached, with the way to another one, or how they are since they have taken that way back. */
export function WayAsked({ token, check, request, way }: TrackedProps & { way: PersonWay }) {
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const reach = reachByLink(token, check);
  const { data } = useQuery({ queryKey: reach.queryKey, queryFn: reach.read });
  const { contact, promiseAt, firstRespondedAt, steps, broker } = request;
  const off = turnedOff(contact, data);
  if (isOpen) {
    const onSaved = () => {
      setSaved(true);
      setOpen(false);
    };
    const onClose = () => {
      flushSync(() => setOpen(false));
      document.getElementById(CHANGE_ID)?.focus();
    };
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <CorrectContact {...request} {...{ way, reach, onSaved, onClose }} wayOnly />
      </Suspense>
    );
  }
  const fit = promiseAt && !firstRespondedAt && fitWords(contact, { from: now, by: new Date(promiseAt) });
  const onOpen = () => {
    setSaved(false);
    setOpen(true);
  };
  return (
    <>
      {isSaved && <SavedNote what="Saved" />}
      <p>
        {off ??
          [askedFor(contact, broker?.acceptedAt ? broker.fullName : undefined), fit]
            .filter(Boolean)
            .join(' ')}{' '}
        {steps.includes('correct_contact') && (
          <span className="-my-3 inline-block">
            <ChangeButton id={CHANGE_ID} label="how and when you are reached" onClick={onOpen} />
          </span>
        )}
      </p>
    </>
  );
}
