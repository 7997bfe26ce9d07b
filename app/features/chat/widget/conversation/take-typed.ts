import {
  lateName,
  saidOfDetail,
  withDetailsNoted,
  withNoted,
} from '#app/features/chat/lead/details-noted.ts';
import {
  askAfterAnswer,
  type LeadStep,
  type ScriptTurn,
  skipsName,
  takeName,
  takeReply,
  withName,
} from '#app/features/chat/lead/lead-script.ts';
import { nameAndRest } from '#app/features/chat/lead/names/name-in.ts';
import { consentIn, corrected, saidOfSharing } from '#app/features/chat/lead/replies/consent-reply.ts';
import { forgets, neverMinds } from '#app/features/chat/lead/replies/forgets.ts';
import { newId } from '#app/platform/ids.ts';
import { script } from '#content/chat/script.ts';
import { type Answered, type NotAnswered, sendMessage } from './chat-calls.ts';
import {
  hasUnsaved,
  isConsentOpen,
  leadToSend,
  line,
  takesUpDetails,
  withAnswer,
  withAskedOn,
  withDetailsForgotten,
  withLines,
  withScriptResumed,
  withTurn,
} from './chat-state.ts';
import type { KeptChat } from './kept-chat.ts';
import type { KeptChatStore } from './use-kept-chat.ts';

/** The scripted replies take their time. */
const SCRIPT_DELAY_MS = 500;

/** Takes what was typed for an answer to the script, where it asks for something, or for a question. */
export function take(store: KeptChatStore, path: string, message: string) {
  const { latest } = store;
  const { step, mode, draft, hasLeft, leadId } = latest.current;
  if (hasUnsaved(latest.current) && forgets(message)) return afterPause(store, withDetailsForgotten);
  if (mode === 'bot' && isConsentOpen(latest.current)) return answerConsent(store, path, message);
  const said = saidOfDetail(latest.current, message);
  if (said) return afterPause(store, (now) => withLines(now, line('assistant', said)));
  const noted = withDetailsNoted(latest.current, message);
  if (noted) return afterPause(store, noted);
  const told = hasLeft && !draft.name ? nameAndRest(message) : null;
  if (told) store.update((now) => ({ ...now, draft: withName(told.name, now.draft) }));
  if (takesUpDetails(latest.current, message)) return askThenResume(store, path, message);
  if (hasLeft && mode === 'bot' && neverMinds(message)) {
    return afterPause(store, (now) => withLines(now, line('assistant', script.neverMind)));
  }
  const name = hasLeft && mode === 'bot' && !leadId ? lateName(latest.current, message, false) : null;
  if (name) return askThenName(store, path, { message, name });
  if (step === 'complete' || hasLeft || mode !== 'bot') return ask(store, path, message);
  // The welcome says that a name can be skipped.
  if (step === 'name' && skipsName(message)) return leaveScript(store);
  if (neverMinds(message)) return leaveScript(store);
  const turn = takeReply(step, message, draft);
  if (turn) followScript(store, turn);
  else askInScript(store, path, { step, message });
}

type Asking = {
  /** Yes or no to being shared; null where neither was said. */
  consent?: boolean | null;
  key?: string | undefined;
  /** What follows on the answer. */
  onAnswer?: (answer: Answered | NotAnswered) => void;
};

/** Sends a question whose line stands in the conversation already. */
export function ask(
  store: KeptChatStore,
  page: string,
  question: string,
  { consent, key = newId(), onAnswer = () => undefined }: Asking = {},
): void {
  const { messages, token } = store.latest.current;
  // Where it was not just asked, only a yes that names sharing is one.
  const agreed = consent ?? (consentIn(question, false) === true || undefined);
  const asked = messages.findLastIndex(({ role, content }) => role === 'user' && content.includes(question));
  const lead = leadToSend(store.latest.current, agreed);
  const sent = sendMessage({
    question,
    key,
    earlier: messages.slice(0, Math.max(0, asked)),
    page,
    token,
    lead,
  });
  store.whilePending(sent, (answer) => {
    store.update((now) => withAnswer(now, { question, key, answer, consent: lead?.consent }));
    if (answer.kind === 'limited') {
      // All of the line: a name beside the question is typed too.
      const whole = messages[asked]?.content ?? question;
      store.setTyped((typed) => [whole, typed.trim()].filter(Boolean).join('\n'));
    }
    onAnswer(answer);
  });
}

/** A yes to leaving one's details is heard by the assistant, as danger may be in it, and then the script begins. */
function askThenResume(store: KeptChatStore, path: string, message: string): void {
  ask(store, path, message, {
    onAnswer: (answer) => {
      if (answer.kind !== 'answered' || answer.mode !== 'bot' || answer.outcome === 'emergency') return;
      store.update((now) => withScriptResumed({ ...now, messages: now.messages.slice(0, -1) }));
    },
  });
}

/** A lone word that says nothing to the assistant is the name that was asked for. */
function askThenName(
  store: KeptChatStore,
  path: string,
  { message, name }: { message: string; name: string },
): void {
  ask(store, path, message, {
    onAnswer: (answer) => {
      if (answer.kind !== 'answered' || answer.mode !== 'bot') return;
      if (answer.outcome !== 'unknown' && answer.outcome !== 'choices') return;
      store.update((now) => withNoted({ ...now, messages: now.messages.slice(0, -1) }, name));
    },
  });
}

/** A reply to "May we share this?". What is neither yes nor no is answered or taken as a correction, and it is asked again. */
function answerConsent(store: KeptChatStore, path: string, message: string): void {
  const turn = corrected(message, store.latest.current.draft);
  if (turn) {
    followScript(store, turn);
    return;
  }
  const consent = consentIn(message);
  const isUndecided = consent === null;
  const said = isUndecided ? saidOfSharing(message) : null;
  if (said) {
    afterPause(store, (now) => withLines(now, line('assistant', said)));
    return;
  }
  ask(store, path, message, {
    consent,
    onAnswer: (answer) => {
      if (
        !isUndecided ||
        answer.kind !== 'answered' ||
        answer.mode !== 'bot' ||
        answer.outcome === 'emergency'
      )
        return;
      store.update((now) => {
        // What makes no sense to the assistant says nothing here.
        const isSlip = answer.outcome === 'unknown' && !message.includes('?');
        const before = isSlip ? { ...now, messages: now.messages.slice(0, -1) } : now;
        return withLines(before, line('assistant', script.consentAgain));
      });
    },
  });
}

function followScript(store: KeptChatStore, turn: ScriptTurn): void {
  afterPause(store, (now) => withTurn(now, turn));
}

function afterPause(store: KeptChatStore, change: (now: KeptChat) => KeptChat): void {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS));
  store.whilePending(pause, () => store.update(change));
}

/**
 * A reply that is not what the script asked for is answered, and the script asks once more, but not for a name: that is
 * taken if it comes next, and who goes on asking has left the script, and finds it again behind a choice.
 */
function askInScript(
  store: KeptChatStore,
  path: string,
  { step, message }: { step: Exclude<LeadStep, 'complete'>; message: string },
): void {
  const beside = step === 'name' ? nameAndRest(message) : null;
  ask(store, path, beside?.rest ?? message, {
    onAnswer: (answer) => {
      if (answer.kind !== 'answered' || answer.mode !== 'bot' || answer.outcome === 'emergency') return;
      store.update((now) => {
        // Who tells what they want has been understood by the script, where the assistant has no answer to it.
        const isSlip = beside && answer.outcome === 'unknown' && !message.includes('?');
        const before = isSlip ? { ...now, messages: now.messages.slice(0, -1) } : now;
        if (beside) return withTurn(before, takeName(beside, now.draft));
        if (step === 'name') return { ...now, hasLeft: now.messages.filter(isAsked).length > 1 };
        const isKnown = answer.outcome !== 'unknown';
        const { turn, isAnswered } = askAfterAnswer(step, message, { draft: now.draft, isKnown });
        if (isAnswered) return withAskedOn(now, turn);
        return withTurn({ ...now, messages: now.messages.slice(0, -1) }, turn);
      });
    },
  });
}

/** A line of the visitor's own. */
function isAsked({ role }: KeptChat['messages'][number]): boolean {
  return role === 'user';
}

/** Leaves the script to ask. */
export function leaveScript({ update }: KeptChatStore): void {
  update((now) => withLines({ ...now, hasLeft: true }, line('assistant', script.askAway())));
}

export function resumeScript({ update }: KeptChatStore): void {
  update(withScriptResumed);
}
