import type { Context } from 'hono';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'";

/** Answers with a mail as people see it. Its styles stand in it, as mail programs want them; nothing in it can run, wherever it is opened. */
export function mailPage(c: Context, page: string) {
  c.header('Content-Security-Policy', POLICY);
  return c.html(page);
}
