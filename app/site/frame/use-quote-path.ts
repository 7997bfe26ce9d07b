import { useMatches } from 'react-router';
import { quoteLink } from './site-links.ts';

/** The way to the quote form, with what the page that is open knows: the type, and with it the trade or the kind of home. */
export function useQuotePath(): string {
  const loaded = useMatches().at(-1)?.loaderData;
  return (loaded as { quotePath?: string } | undefined)?.quotePath ?? quoteLink.to;
}
