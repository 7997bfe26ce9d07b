import type { Context } from 'hono';
import { z } from 'zod';
import { answerFile, answerUpload, FILE_ANSWERS, PAGE_ANSWERS } from '#app/features/documents/api.server.ts';
import { deleteDocument } from '#app/features/documents/delete-document.server.ts';
import { listDocuments } from '#app/features/documents/queries/document-queries.server.ts';
import { documentList, documentOutput, pageNumber, uploadFields } from '#app/features/documents/schema.ts';
import { BY_LINK, READ_BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { openByLink } from '#app/features/quotes/tracking/open-link.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe, describeUpload } from '#app/platform/http/contract.server.ts';
import { output, params } from '#app/platform/http/validate.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';

const token = z.string().min(1).max(200);
const linkParams = z.strictObject({ token });
const documentParams = z.strictObject({ token, id: z.uuid() });
const pageParams = z.strictObject({ token, id: z.uuid(), page: pageNumber });

/** The documents of a case for whoever holds its tracking link and knows the answer to its question. */
export function trackedDocumentsApi(storage: Storage) {
  return newApi()
    .get(
      '/track/:token/documents',
      describe(
        'The documents of a case, for the mailbox that asked',
        { 200: documentList },
        'invalid',
        'gone',
      ),
      ...READ_BY_LINK,
      params(linkParams),
      async (c) => {
        const asked = await openCase(c, c.req.valid('param').token);
        return output(c, documentList, await listDocuments(c.var.db, VISITOR, asked));
      },
    )
    .post(
      '/track/:token/documents',
      describeUpload(
        'Sends a file by a tracking link',
        uploadFields,
        { 201: documentOutput },
        ...(['invalid', 'gone', 'conflict', 'storage_full'] as const),
      ),
      ...BY_LINK,
      params(linkParams),
      async (c) => answerUpload(c, storage, VISITOR, await openCase(c, c.req.valid('param').token)),
    )
    .get(
      '/track/:token/documents/:id/file',
      describe('A document that was sent by the link', FILE_ANSWERS, 'invalid', 'gone', 'conflict'),
      ...READ_BY_LINK,
      params(documentParams),
      async (c) => {
        const { token, id } = c.req.valid('param');
        return answerFile(c, storage, VISITOR, { ...(await openCase(c, token)), documentId: id });
      },
    )
    .get(
      '/track/:token/documents/:id/pages/:page',
      describe('A page of a document that was sent by the link', PAGE_ANSWERS, 'invalid', 'gone', 'conflict'),
      ...READ_BY_LINK,
      params(pageParams),
      async (c) => {
        const { token, id, page } = c.req.valid('param');
        return answerFile(c, storage, VISITOR, { ...(await openCase(c, token)), documentId: id, page });
      },
    )
    .delete(
      '/track/:token/documents/:id',
      describe(
        'Takes back a document that was sent by the link',
        { 204: null },
        'invalid',
        'gone',
        'conflict',
      ),
      ...BY_LINK,
      params(documentParams),
      async (c) => {
        const { token, id } = c.req.valid('param');
        await deleteDocument(c.var.db, VISITOR, { ...(await openCase(c, token)), documentId: id });
        return c.body(null, 204);
      },
    );
}

async function openCase(c: Context<ApiEnv>, token: string): Promise<{ caseId: string; byLink: true }> {
  const { id } = await openByLink(c.var.db, { token, check: c.req.header('x-track-check') });
  return { caseId: id, byLink: true };
}
