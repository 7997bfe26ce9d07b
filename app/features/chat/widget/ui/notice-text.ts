import type { Notice } from '#app/features/chat/widget/conversation/chat-calls.ts';

/**
 * What everybody can read before their first message: one line, and what unfolds below it. Until it is known who answers,
 * nothing is said about a provider.
 */
export function noticeText(notice: Notice | undefined): { line: string; more: string } {
  const who = notice?.provider ? 'An AI' : 'A program';
  const where = notice?.provider ? ` ${providerText(notice.provider, notice.country)}` : '';
  return {
    line: `${who}, not a person and not a broker.`,
    more: `It gives general information and can be wrong. Messages are kept in this browser for a day, and by us for 30 days, or twelve months once you leave contact details.${where} Leave out health, payment and identity details. [Privacy policy](/privacy-policy)`,
  };
}

function providerText(provider: string, country: string | null): string {
  return `${provider}${country ? ` in ${country}` : ''} processes them, without email addresses and numbers.`;
}
