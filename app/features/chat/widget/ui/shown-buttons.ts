import type { ChatButton } from '#app/features/assistant/schema.ts';
import { hasKeptLead } from '#app/features/chat/widget/conversation/chat-state.ts';
import type { KeptChat } from '#app/features/chat/widget/conversation/kept-chat.ts';
import { TYPED_LABELS, type Typed } from '#app/features/chat/widget/conversation/typed-label.ts';

/** So many stand under an answer, with the ways in and out of the script: more take more room than the answer. */
const MOST = 4;
const isPerson = (button: ChatButton) => 'open' in button && button.open === 'person';
const asksForPerson = (button: ChatButton) => 'ask' in button && /\btalk to a person$/i.test(button.ask);

/**
 * The buttons of an answer that are shown: each once, and no more than there is room for beside what the text lists and the
 * `standing` ones. What opens something stays before what asks on.
 */
export function shownButtons(
  buttons: readonly ChatButton[],
  { listed, standing }: { listed: readonly string[]; standing: number },
): ChatButton[] {
  const opened = buttons.map(
    (button): ChatButton => (asksForPerson(button) ? { label: TYPED_LABELS.person, open: 'person' } : button),
  );
  const own = opened.filter(
    (button, index) =>
      opened.findIndex(({ label }) => label === button.label) === index &&
      !(isPerson(button) && opened.findIndex(isPerson) !== index) &&
      !('ask' in button && listed.includes(button.ask)),
  );
  const doing = own.filter((button) => !('ask' in button));
  const asking = own.filter((button) => 'ask' in button);
  // What the text lists is pressed there.
  const room = Math.max(0, MOST - standing - doing.length - listed.length);
  return [...asking.slice(0, room), ...doing];
}

/** The buttons that stand below the conversation: the ways out of the script and back, but for what an answer offers already. */
export function waysOut(chat: KeptChat, offered: readonly ChatButton[]): Typed[] {
  const { hasLeft, leadId, mode } = chat;
  if (mode !== 'bot') return [];
  const isOffered = (what: 'details' | 'person') =>
    offered.some((button) => 'open' in button && button.open === what) ||
    (what === 'person' && offered.some(asksForPerson));
  const ways: Record<Typed, boolean> = {
    ask: !hasLeft && !leadId,
    details: hasLeft && !leadId && !isOffered('details'),
    kept: hasKeptLead(chat),
    person: !isOffered('person'),
  };
  return (Object.keys(ways) as Typed[]).filter((way) => ways[way]);
}
