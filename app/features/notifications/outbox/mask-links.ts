/** What stands in the place of a secret. */
export const HIDDEN = '[hidden]';

/** As long as no word is, and shorter than any token: those are 43 characters. */
const TOKEN = /[\w-]{24,}/g;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A mail's text with the secret part of each link taken out. The rest of the address stays, so that one still sees
 * what the link was for.
 */
export function maskLinks(text: string): string {
  return text.replace(/https?:\/\/\S+/g, (address) =>
    address.replace(TOKEN, (part) => (UUID.test(part) ? part : HIDDEN)),
  );
}
