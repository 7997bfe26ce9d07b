import { brand } from '#content/brand.ts';

/** Names of the machine itself, and how the product calls itself while nobody has set an address. */
const ONLY_HERE = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1?\]|0\.0\.0\.0)$/;

/**
 * The address that pages carry for search engines and for people who share them, without a slash at the end:
 * `PUBLIC_URL`, unless it is unset or only this machine understands it. Throws when it is no web address.
 */
export function addressForPages(publicUrl: string | undefined): string {
  if (!publicUrl) return brand.url;
  const url = URL.parse(publicUrl);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`PUBLIC_URL must be an address that starts with http:// or https://, not ${publicUrl}`);
  }
  return ONLY_HERE.test(url.hostname) ? brand.url : publicUrl.replace(/(?<!\/)\/+$/, '');
}
