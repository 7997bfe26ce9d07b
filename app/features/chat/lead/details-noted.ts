import { line, opensDetails, withLines } from '#app/features/chat/widget/conversation/chat-state.ts';
import type { ChatMessage, KeptChat } from '#app/features/chat/widget/conversation/kept-chat.ts';
import { script } from '#content/chat/script.ts';
import { type ContactFound, contactAlone } from './contact-in.ts';
import { withContact, withName } from './lead-script.ts';
import { nameCorrected } from './names/name-corrected.ts';
import { nameAlone, nameLate } from './names/name-in.ts';
import { asksWhy, detailDeclined } from './replies/declines.ts';

/**
 * Contact data that are typed while nothing asks for them are noted, and their saving is offered: the script then begins with
 * them filled in. So is a name where the newest answer offers that. Null for any other message.
 */
export function withDetailsNoted(
  { mode, leadId, hasLeft, draft, messages }: KeptChat,
  message: string,
): ((chat: KeptChat) => KeptChat) | null {
  if (mode !== 'bot' || leadId || !hasLeft) return null;
  const newest = messages.findLast(({ role }) => role === 'assistant');
  const name =
    nameCorrected(message, draft.name) ??
    nameAlone(message, newest?.buttons?.some(opensDetails) ?? false) ??
    lateName({ draft, messages }, message, true);
  const contact = contactAlone(message);
  if (!name && !contact) return null;
  return (chat) => withNoted(chat, name, contact);
}

/** The conversation with a name or contact data noted that nothing was asking for. */
export function withNoted(
  chat: KeptChat,
  name: string | null,
  contact: ContactFound | null = null,
): KeptChat {
  const { draft } = chat;
  const given = withContact(name ? withName(name, draft) : draft, contact ?? {});
  const taken = name ? script.thanks(given.name ?? name) : script.noted(Object.values(contact ?? {}));
  const said = line('assistant', `${taken} ${script.notedAside}`, {
    buttons: [{ label: 'Leave my details here', open: 'details' }],
  });
  return withLines({ ...chat, draft: given }, said);
}

/** So many lines ago a name may have been asked for, and a bare name is still the answer. */
const NAME_AWAITED = 14;

const asksName = ({ role, content }: ChatMessage) => role === 'assistant' && /\byour name\b/i.test(content);

/** A name that is given after the script was left, where one was asked for before; `isSure`: and that can be nothing else. */
export function lateName(
  { draft, messages }: Pick<KeptChat, 'draft' | 'messages'>,
  message: string,
  isSure: boolean,
): string | null {
  if (draft.name || !messages.slice(-NAME_AWAITED).some(asksName)) return null;
  const newest = messages.findLast(({ role }) => role === 'assistant');
  const late = nameLate(message, newest !== undefined && asksName(newest));
  return late?.isSure === isSure ? late.name : null;
}

/** What is said to who would rather not give a detail, or asks why it is wanted; null for any other message. */
export function saidOfDetail({ mode, leadId, hasLeft, step }: KeptChat, message: string): string | null {
  if (mode !== 'bot' || leadId) return null;
  const declined = detailDeclined(message);
  if (!declined) return !hasLeft && step === 'name' && asksWhy(message) ? script.why.name : null;
  const { detail, isWhy } = declined;
  // What is being asked for has its own way on; a name is simply left out.
  if (!isWhy && !hasLeft && detail === step) return null;
  const refused = { name: script.nameRefused, email: script.emailRefused, phone: script.phoneRefused };
  return (isWhy ? script.why : refused)[detail];
}
