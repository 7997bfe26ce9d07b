import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TO_SEND } from '#app/features/cases/certificates/places.ts';
import { acceptCaseMutation } from '#app/features/cases/data.ts';
import { useIsQuoteBegun } from '#app/features/cases/quote-summaries/ui/drafts/draft-on-device.ts';
import type { AdminCase, BrokerCase, CaseTurn } from '#app/features/cases/schema.ts';
import { TurnDue } from '#app/features/cases/ui/deadline/turn-due.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { openedStep } from '#app/features/cases/ui/steps/opened-step.ts';
import { StagePicker } from '#app/features/cases/ui/steps/stage-picker.tsx';
import { StepProblem } from '#app/features/cases/ui/steps/step-problem.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { brokerTurn } from '#app/features/cases/ui/whose-turn.ts';
import { CaseActions } from '#app/portals/frame/case/case-actions.tsx';
import { useOfferedCommands } from '#app/portals/frame/palette/offered-commands.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { UnfoldButton } from '#app/ui/frame/unfold-button.tsx';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';
import { earlyPart } from '#app/ui/loading/early-part.tsx';
import type { StepDialogName } from './dialogs/step-dialogs.tsx';
import { useAsked } from './from-client/use-asked.ts';
import { useFollowUp } from './from-client/use-follow-up.ts';
import { useArePapersDue } from './from-client/use-papers-due.ts';
import { PLACE_OF, type Sent, useSent } from './from-client/use-sent.ts';
import { useToSend } from './from-client/use-to-send.ts';
import { useWanted } from './from-client/use-wanted.ts';
import type { CaseKeysProps } from './keys/case-keys.tsx';
import { stepButtons } from './step-buttons.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useParts } from './use-parts.ts';

const StepDialogs = whenOpened(
  async () => (await import('./dialogs/step-dialogs.tsx')).StepDialogs,
  ({ open }) => open !== null,
);

/** Each stands there for some requests only. */
export const loadNextParts = async () => (await import('./next-parts.ts')).nextParts;
const CaseClocks = earlyPart(async () => (await loadNextParts()).CaseClocks);
const CallLine = earlyPart(async () => (await loadNextParts()).CallLine);
const ToldOfContact = earlyPart(async () => (await loadNextParts()).ToldOfContact);
const ReachHere = earlyPart(async () => (await loadNextParts()).ReachHere);
const FromTheClient = earlyPart(async () => (await loadNextParts()).FromTheClient);

const TO_CONFIRM = 'Next: confirm what the client sent. The rest is still open.';
const ACCEPT = 'Accept this request';
/** Of several quotes the broker chooses which to revise. */
const QUOTES = { to: '?tab=quotes', label: 'Revise the quotes' };
const PAPERS = { to: '?tab=documents', label: 'Send the policy documents' };
const REVIEW = { to: PLACE_OF.document, label: 'Review what was sent' };
const PLACES: Partial<Record<CaseTurn['what'], { to: string; label: string }>> = {
  reply: { to: '?tab=messages#write', label: 'Reply' },
  look: REVIEW,
  answer: REVIEW,
  certificate: { to: `?tab=policy#${TO_SEND}`, label: 'Send the certificate' },
};
type NextActionProps = {
  case: BrokerCase | AdminCase;
  /** Hears the keys of the page, where this is the page of the case. */
  keys?: ComponentType<CaseKeysProps>;
  /** What stands below needs the room on a phone: all but the sentence is one press away. */
  isFolded?: boolean;
};

/** Where a case stands, whose turn it is, until when, and what can be done now: one thing first, then the others. */
export function NextAction({ case: shown, keys: Keys, isFolded = false }: NextActionProps) {
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<StepDialogName | null>(null);
  const { state, key } = useLocation();
  const opens = openedStep(state, shown.steps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press of a link
  useEffect(() => {
    if (opens) setDialog(opens);
  }, [key]);
  // The page itself shows what comes of it: who this is, and the next step.
  const accept = useStep(acceptCaseMutation);
  const heading = useFocusKeeper(shown.version);
  const isWide = useIsWide();
  const canAccept = shown.steps.includes('accept');
  // Whoever is to call has the number here, where it does not stand beside this.
  const isUnreached = shown.turn.what === 'reach';
  const { reopened, returnedAt, passedOn } = cameAgain(shown);
  // A promise that stands still before first contact is still what the client was told.
  const promisedFor = promisedContact(shown);
  const isToReach = isUnreached || promisedFor !== null;
  const isReachedHere = !isWide && (shown.call !== null || isToReach);
  const { sent, open } = useSent(shown);
  const { isAsked, isAnswered, unanswered } = useAsked(shown);
  const wanted = useWanted(shown);
  const toSend = useToSend(shown);
  const waitsUntil = useFollowUp(shown, now);
  const arePapersDue = useArePapersDue(shown);
  const { hasChosen } = wanted;
  const wroteAt = shown.view === 'broker' ? shown.wroteAt : null;
  const { contact } = shown;
  const turn = brokerTurn({
    ...{ ...shown, hasChosen },
    ...{ isWish: wanted.wish !== null, isSomethingSent: sent.length > 0, isWritten: wroteAt !== null },
    ...{ isOwed: open.length > 0, waitsUntil, arePapersDue, isAsked, isToHear: isAnswered },
  });
  const { first, others, outcomes } = stepButtons(shown, {
    isSomethingSent: sent.length > 0,
    ...{ hasChosen, hasQuotes: wanted.hasQuotes },
    isAsked: isAsked || isAnswered,
    isWaiting: waitsUntil !== null,
    wish: wanted.wish,
    isQuoteBegun: useIsQuoteBegun(shown.id),
  });
  const startsOn = shown.agreed?.effectiveOn ?? null;
  const lostReason = shown.status === 'lost' ? shown.lostReason : null;
  const told = {
    contact,
    lostReason,
    startsOn,
    sent,
    open,
    toSend,
    isAsked,
    isUnreached,
    reopened,
    returnedAt,
    passedOn,
    wroteAt,
    unanswered,
    isReplyNext: shown.turn.what === 'reply',
  };
  const isSomethingTold =
    sent.length + open.length + toSend.length > 0 ||
    [isAsked, wanted.insurers.length, isUnreached, wanted.awaited, wanted.wish, wanted.decideBy].some(
      Boolean,
    ) ||
    wanted.asked.length > 0 ||
    [reopened, returnedAt, passedOn, wroteAt, lostReason].some(Boolean);
  const acceptIt = () => accept.take({ id: shown.id, version: shown.version });
  const who = contact?.fullName ?? shown.reference;
  useOfferedCommands(() => [
    ...(canAccept ? [{ label: `Accept ${who}`, run: acceptIt }] : []),
    ...[...(first ? [first] : []), ...others, ...outcomes].map(({ label, dialog: name }) => ({
      ...{ label: `${label}: ${who}`, run: () => setDialog(name) },
    })),
  ]);
  const accepting = (
    <Button size="small" pending={accept.isPending} pendingLabel="Accepting…" onClick={acceptIt}>
      {ACCEPT}
    </Button>
  );
  const isAtWork = shown.turn.what === 'look' || shown.turn.what === 'work';
  const isWish = wanted.wish && !wanted.wish.about && isAtWork && !hasChosen && sent.length === 0;
  const partOf = useParts(shown);
  const lead = isWish ? QUOTES : leadOf(shown, sent[0], arePapersDue);
  const leading = lead && (
    <ButtonLink size="small" {...partOf(lead.to)}>
      {lead.label}
    </ButtonLink>
  );
  return (
    <section aria-labelledby="next-action" className="text-sm">
      {/* A phone has it among the facts: what is open below needs the room, and the head stays the same. */}
      <div className="mb-3 max-sm:hidden">
        <StagePicker case={shown} hasChosen={wanted.isChosen} isOwed={open.length > 0} />
      </div>
      <div className="flex items-center justify-between gap-2">
        <h2 id="next-action" ref={heading} tabIndex={-1} className="text-base leading-6 focus:outline-none">
          {shown.turn.what === 'answer' && sent.length > 0 ? TO_CONFIRM : turn.sentence}
        </h2>
        {isFolded && (
          <UnfoldButton isOpen={isWhole} onToggle={setWhole} className="-my-2 -mr-4">
            Show all
          </UnfoldButton>
        )}
      </div>
      <div className={classNames(isFolded && !isWhole && 'max-sm:hidden')}>
        {isSomethingTold && (
          // Most often it is one line: what is below it stays where it is.
          <Suspense fallback={<p className="mt-1">&nbsp;</p>}>
            <FromTheClient {...wanted} {...told} partOf={partOf} />
          </Suspense>
        )}
        <Suspense>
          {promisedFor && contact && <ToldOfContact contact={contact} promisedBy={promisedFor} />}
          {shown.call && <CallLine call={shown.call} />}
        </Suspense>
        {isReachedHere && contact && (
          <Suspense fallback={<p className="mt-2 min-h-15" />}>
            <ReachHere case={shown} {...{ contact, isUnreached }} />
          </Suspense>
        )}
        {turn.due && !shown.call && <TurnDue due={turn.due} now={now} />}
        {!turn.due && !shown.call && shown.clocks.length > 0 && (
          <div className="mt-2 text-slate">
            <Suspense fallback={<p>&nbsp;</p>}>
              <CaseClocks clocks={shown.clocks} isTeam={shown.view === 'admin'} />
            </Suspense>
          </div>
        )}
        <StepProblem>{accept.problem}</StepProblem>
        <CaseActions
          lead={canAccept ? accepting : leading}
          {...{ first, others, ends: outcomes }}
          onChoose={setDialog}
        />
      </div>
      {Keys && (
        <Suspense>
          <Keys case={shown} onLogContact={() => setDialog('contact')} />
        </Suspense>
      )}
      <StepDialogs
        case={shown}
        who={who}
        hasBroker={shown.view === 'broker' || shown.broker !== null}
        open={dialog}
        onClose={() => setDialog(null)}
        onLeft={() => void navigate('/broker')}
        revised={wanted.wish?.about}
      />
    </section>
  );
}

/** By when first contact was promised that nobody has made, whether that time runs or stands still; null where there is none. */
function promisedContact({ turn, promiseAt, clocks }: BrokerCase | AdminCase): string | null {
  if (turn.what === 'contact') return promiseAt;
  return clocks.find(({ kind }) => kind === 'promise')?.paused?.promisedFor ?? null;
}

const NEVER = { reopened: null, returnedAt: null, passedOn: null };

/** That a request had ended before, its broker had returned it, or another had it: until first contact. */
function cameAgain(shown: BrokerCase | AdminCase) {
  const { reopened, returnedAt, passedOn } =
    shown.view === 'broker' && !shown.firstRespondedAt ? shown : NEVER;
  return { reopened, returnedAt, passedOn };
}

/** What is next and done on the page itself: to write, to look at what was sent, or to send what is asked for. */
function leadOf({ view, turn }: BrokerCase | AdminCase, sent: Sent | undefined, arePapersDue: boolean) {
  if (turn.what === 'none' && arePapersDue) return PAPERS;
  const place = view === 'broker' ? PLACES[turn.what] : undefined;
  const isToReview = turn.what === 'look' || turn.what === 'answer';
  if (!place || (isToReview && !sent)) return undefined;
  return { ...place, ...(isToReview && sent && { to: PLACE_OF[sent.kind] }) };
}
