import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { ByteRange, Storage } from '#app/platform/files/storage.server.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';

type Served = {
  /** What stands under a key never changes, so that it is the tag of its version as well. */
  key: string;
  name: string;
  mime: string;
  /** With it, parts can be asked for. */
  bytes?: number;
};

/**
 * Answers a stored file so that no browser runs anything of it: as a download, of the type that its checks found, under
 * a policy that allows nothing. A browser may keep it, and asks each time whether it still may.
 */
export async function serveFile(c: Context<ApiEnv>, storage: Storage, file: Served): Promise<Response> {
  const { bytes, key } = file;
  setHeaders(c, file);
  if (matches(c.req.header('if-none-match'), key)) return c.body(null, 304);
  if (bytes === undefined) return c.body(await bodyOf(c, storage, key));
  c.header('Accept-Ranges', 'bytes');
  const range = wantedRange(c, key, bytes);
  if (range === 'none') {
    c.header('Content-Range', `bytes */${bytes}`);
    return c.body(null, 416);
  }
  c.header('Content-Length', String(range ? range.last - range.first + 1 : bytes));
  if (range) c.header('Content-Range', `bytes ${range.first}-${range.last}/${bytes}`);
  return c.body(await bodyOf(c, storage, key, range), range ? 206 : 200);
}

function setHeaders(c: Context<ApiEnv>, { mime, name, key }: Served): void {
  c.header('Content-Type', mime);
  c.header('Content-Disposition', disposition(name));
  c.header('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('Cache-Control', 'private, no-cache');
  c.header('ETag', `"${key}"`);
}

async function bodyOf(c: Context<ApiEnv>, storage: Storage, key: string, range?: ByteRange) {
  if (c.req.method === 'HEAD') return '';
  return Readable.toWeb(await storage.read(key, range)) as ReadableStream;
}

/** What of the file is asked for; `none` of it exists. Lists of ranges, and those of another version, count as the whole. */
function wantedRange(c: Context<ApiEnv>, key: string, bytes: number): ByteRange | 'none' | undefined {
  const condition = c.req.header('if-range');
  if (condition && condition !== `"${key}"`) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(c.req.header('range') ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first > last ? 'none' : { first, last };
}

function matches(header: string | undefined, key: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(`"${key}"`);
}

/** The name twice: plain for old programs, and as it is (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
