/**
 * The way of a contact that its person has to agree to; null for an email, and for a call at the time that they booked.
 */
export function wayAgreedTo(
  { method, outcome }: { method?: string | undefined; outcome?: string | undefined },
  isAtBookedCall: boolean,
): 'call' | 'text' | null {
  if (method === 'phone' || outcome === 'no_answer') return isAtBookedCall ? null : 'call';
  return method === 'text' ? 'text' : null;
}

export const WHY_NEEDED = {
  call: 'Please say why you called: the client asked not to be called',
  text: 'Please say why you sent a text message: the client did not agree to them',
} as const;
