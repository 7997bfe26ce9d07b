import { contentHash, type SiteFile } from './files.ts';
import { cacheControl, commonHeaders, type FlatHeaders, fileHeaders } from './headers.ts';
import { acceptedEncodings, type Encoding, matchesEtag } from './negotiation.ts';

export type SiteAnswer = { status: number; headers: FlatHeaders; body: Buffer | null };

export type ConditionalHeaders = {
  'accept-encoding'?: string | string[] | undefined;
  'if-none-match'?: string | undefined;
};

/** One coding of one file with its answers made ready, so that nothing is put together per request. */
type Variant = { full: SiteAnswer; revalidated: { etag: string; unchanged: SiteAnswer } | null };

/** A file as the public meets it, in every coding that is worth having. */
export type Resource = Partial<Record<Encoding, Variant>> & { identity: Variant };

/** A file at its own address: 200, or 304 when the browser has it already. */
export function fileResource(file: SiteFile, https: boolean): Resource {
  const stable = ['Cache-Control', cacheControl(file.path), ...fileHeaders(file, https)];
  // The headers count too: a browser must not keep an old policy for an unchanged page.
  const hash = contentHash(file.bytes, file.type, ...stable);
  return inEncodings(file, (encoding, body) => {
    const etag = `"${hash}-${encoding}"`;
    const tagged = ['ETag', etag, ...stable];
    const unchanged = { status: 304, headers: tagged, body: null };
    return { full: full(200, file, encoding, body, tagged), revalidated: { etag, unchanged } };
  });
}

/** A page that stands in for other addresses (the 404 page, the portals' shell): never answered with 304. */
export function standInResource(
  file: SiteFile,
  status: number,
  https: boolean,
  extra: FlatHeaders,
): Resource {
  const headers = [...extra, ...fileHeaders(file, https)];
  return inEncodings(file, (encoding, body) => ({
    full: full(status, file, encoding, body, headers),
    revalidated: null,
  }));
}

function inEncodings(file: SiteFile, make: (encoding: Encoding, body: Buffer) => Variant): Resource {
  const resource: Resource = { identity: make('identity', file.bytes) };
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file.compressed?.[encoding];
    if (body && body.length < file.bytes.length) resource[encoding] = make(encoding, body);
  }
  return resource;
}

function full(
  status: number,
  file: SiteFile,
  encoding: Encoding,
  body: Buffer,
  rest: FlatHeaders,
): SiteAnswer {
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const headers = ['Content-Type', file.type, 'Content-Length', String(body.length), ...coding, ...rest];
  return { status, headers, body };
}

/** The answer in the best coding the client accepts, or 304 when its copy of that coding is current. */
export function chooseAnswer(resource: Resource, headers: ConditionalHeaders): SiteAnswer {
  const variant = bestVariant(resource, headers['accept-encoding']);
  const { revalidated } = variant;
  if (revalidated && matchesEtag(headers['if-none-match'], revalidated.etag)) return revalidated.unchanged;
  return variant.full;
}

function bestVariant(resource: Resource, accept: string | string[] | undefined): Variant {
  for (const encoding of acceptedEncodings(Array.isArray(accept) ? accept.join() : accept)) {
    const variant = resource[encoding];
    if (variant) return variant;
  }
  return resource.identity;
}

/** A short answer without a page: a redirect, a refused method, a path that cannot be read. */
export function plainAnswer(status: number, text: string, https: boolean, headers: FlatHeaders): SiteAnswer {
  const body = Buffer.from(text);
  const type = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(body.length)];
  return { status, headers: [...type, ...headers, ...commonHeaders(https)], body };
}
