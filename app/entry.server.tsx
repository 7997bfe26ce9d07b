import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Draws one page while the site is built. Nobody waits for it, so all of it is drawn before any of it is written, and
 * no part of a long page is left for a script to put in its place.
 */
export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error;
    },
  });
  await page.allReady;
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}
