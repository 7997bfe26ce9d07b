import { z } from 'zod';
import { notFound } from '#app/platform/errors.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe, describePage } from '#app/platform/http/contract.server.ts';
import { params } from '#app/platform/http/validate.server.ts';
import { readReferenceFile } from './reference-files.server.ts';
import { renderReference } from './reference-page.server.ts';

/** The page's own scripts and styles, and data of this site: nothing inline, nobody else. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const fileParams = z.strictObject({ file: z.string().max(60) });

/** `/api/docs`: the reference of the API, for everybody, as `/openapi.json` is. Its viewer is loaded there alone. */
export function referenceApi(stylesheets: () => readonly string[]) {
  return newApi()
    .get('/docs', describePage('The reference of this API', {}), async (c) => {
      const program = await readReferenceFile('receive-webhooks.mjs');
      c.header('Content-Security-Policy', POLICY);
      return c.html(
        renderReference({ stylesheets: stylesheets(), program: program?.plain.toString() ?? '' }),
      );
    })
    .get(
      '/docs/:file',
      describe('A file of the reference', { 200: ['text/javascript', 'text/css'] }, 'not_found'),
      params(fileParams),
      async (c) => {
        const found = await readReferenceFile(c.req.valid('param').file);
        if (!found) throw notFound();
        c.header('Cache-Control', 'public, max-age=3600');
        c.header('Vary', 'Accept-Encoding');
        const isZipped = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
        if (isZipped) c.header('Content-Encoding', 'gzip');
        return c.body(isZipped ? found.zipped : found.plain, 200, { 'content-type': found.type });
      },
    );
}
