const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A UUID version 7 (RFC 9562): unique, and sorted by the time it was made. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let milliseconds = Date.now();
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = milliseconds % 256;
    milliseconds = Math.floor(milliseconds / 256);
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A case reference such as `AB-7K3M9Q2X`: easy to read out, 40 random bits, no look-alike letters. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `AB-${Array.from(bytes, (byte) => CROCKFORD[byte % 32]).join('')}`;
}

/** A secret for a link: 32 random bytes in base64url. Store only its hash. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
