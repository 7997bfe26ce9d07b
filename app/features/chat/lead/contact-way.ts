/** How a broker may reach whoever left their details in the chat. */
export const WAYS = ['phone', 'text', 'email'] as const;
export type ContactWay = (typeof WAYS)[number];

/** In the question that asks whether to share: “so that they can phone you”. */
const SAID: Record<ContactWay, string> = {
  phone: 'phone you',
  text: 'text you',
  email: 'email you',
};

export function waySaid(way: ContactWay = 'phone'): string {
  return SAID[way];
}

/** As it is listed. */
export const WAY_NAMES: Record<ContactWay, string> = {
  phone: 'Phone call',
  text: 'Text message',
  email: 'Email',
};

/** A reply that says nothing but how to be reached. One word more may change what it says. */
const WAY_WORDS = new Set(
  'no yes ok but only just by per via please a an the me my you they them can could may should would like id rather prefer instead contact reach send use with not dont do want phone phones phoning call calls calling text texts texting sms message messages email emails mail in writing'.split(
    ' ',
  ),
);
const NAMED: Record<ContactWay, string> = {
  phone: 'phones?|phoning|calls?|calling',
  text: 'texts?|texting|sms',
  email: 'emails?|mail|writing',
};
const REFUSED = new RegExp(
  String.raw`\b(?:no|not|dont|do not)(?: (?:a|an|the|to|by|me|my|want|like|use|send|with|you|please))* (?:${Object.values(NAMED).join('|')})\b`,
  'g',
);

/** How somebody wants to be reached who answers with that alone; null where they say anything else. */
export function wayIn(typed: string): ContactWay | null {
  const words = typed
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/\be-mail/g, 'email')
    .replaceAll(/[^\p{L}\d?]+/gu, ' ')
    .trim();
  if (words.includes('?') || !words.split(' ').every((word) => WAY_WORDS.has(word))) return null;
  const wanted = words.replaceAll(REFUSED, '');
  const named = WAYS.find((way) => new RegExp(String.raw`\b(?:${NAMED[way]})\b`).test(wanted));
  // Whoever wants no call and names nothing else can be written to.
  return named ?? (wanted === words ? null : 'email');
}
