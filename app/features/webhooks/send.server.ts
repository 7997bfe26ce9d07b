import { type ClientRequest, Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, publicLookup } from '#app/platform/http/public-address.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import { NOT_HTTPS } from './schema.ts';

/** What came back: the status with the beginning of the answer, or why there was none. */
export type Answer = { status: number | null; answer: string; error: string | null };
export type Send = (
  url: string,
  message: { headers: Record<string, string>; body: string },
) => Promise<Answer>;

export type Targets = Env['WEBHOOK_TARGETS'];

const TIMEOUT_MS = 10_000;
/** So much of an answer is read and kept; the connection is cut then. */
const READ_BYTES = 1024;

const NOT_PUBLIC = 'The address leads to a private network';
const REASONS: Record<string, string> = {
  ENOTPUBLIC: NOT_PUBLIC,
  ABORT_ERR: 'No answer within 10 seconds',
  ENOTFOUND: 'The name is not known',
  EAI_AGAIN: 'The name could not be looked up',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was cut',
};

type Options = {
  targets: Targets;
  timeoutMs?: number;
  lookup?: LookupFunction;
  /** Who vouches for the target, where that is not one of the usual authorities. */
  ca?: string;
};

/**
 * Posts to targets elsewhere: by https to public addresses alone, looked at when it connects, unless the configuration
 * lets it go anywhere. No redirect is followed, the answer is read up to 1 kB, and it takes ten seconds at most. It never
 * throws for what a target does.
 */
export function openSender({ targets, timeoutMs = TIMEOUT_MS, lookup = publicLookup, ca }: Options): Send {
  const isOpen = targets === 'any';
  const agents = {
    // A connection of its own for each try: its address is looked at each time.
    'https:': new Agent({ ...(ca && { ca }), ...(!isOpen && { lookup }) }),
    'http:': new HttpAgent(),
  };
  return (url, { headers, body }) => {
    const problem = problemWithTarget(url, targets);
    if (problem) return Promise.resolve(failed(problem));
    const isHttps = new URL(url).protocol === 'https:';
    const init: RequestOptions = {
      ...{ method: 'POST', agent: agents[isHttps ? 'https:' : 'http:'] },
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    };
    return post((isHttps ? request : requestHttp)(url, init), body);
  };
}

/** What is wrong with an address, before anything is looked up; null where nothing is. */
export function problemWithTarget(url: string, targets: Targets): string | null {
  if (targets === 'any') return null;
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'https:') return NOT_HTTPS;
  const host = parsed.hostname.replace(/^\[|\]$/g, '');
  // Numbers are connected to without being looked up.
  const isInside = isIP(host) ? !isPublicAddress(host) : host === 'localhost' || host.endsWith('.localhost');
  return isInside ? NOT_PUBLIC : null;
}

function post(sent: ClientRequest, body: string): Promise<Answer> {
  return new Promise((resolve) => {
    // The status is what counts, also of an answer that breaks off or never ends.
    let finish = (error: string) => resolve(failed(error));
    sent.on('error', (error: NodeJS.ErrnoException) => finish(reasonOf(error)));
    sent.on('close', () => finish('The connection was closed without an answer'));
    sent.on('response', (answer) => {
      const status = answer.statusCode ?? null;
      const chunks: Buffer[] = [];
      let length = 0;
      finish = () => {
        resolve({ status, answer: readable(Buffer.concat(chunks)), error: null });
        answer.destroy();
      };
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= READ_BYTES) finish('');
      });
      for (const end of ['end', 'error', 'close']) answer.on(end, () => finish(''));
    });
    sent.end(body);
  });
}

function failed(error: string): Answer {
  return { status: null, answer: '', error };
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  return REASONS[code ?? ''] ?? [code ?? 'Error', message].join(': ').slice(0, 200);
}

/** As text that a database keeps: control characters that are no white space are left out. */
function readable(bytes: Buffer): string {
  return bytes
    .subarray(0, READ_BYTES)
    .toString('utf8')
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
}
