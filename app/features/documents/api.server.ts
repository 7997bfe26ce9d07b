import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import { caseParams } from '#app/features/cases/schema.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe, describeUpload } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { output, params, query } from '#app/platform/http/validate.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { deleteDocument } from './delete-document.server.ts';
import { FILE_MIMES } from './file-kinds.ts';
import { documentAfterChange, listDocuments } from './queries/document-queries.server.ts';
import {
  documentList,
  documentOutput,
  documentParams,
  openingQuery,
  pageParams,
  uploadFields,
} from './schema.ts';
import { type Opening, openDocument } from './serving/open-document.server.ts';
import { serveFile } from './serving/serve-file.server.ts';
import { receiveDocument } from './upload/keep-document.server.ts';

export const FILE_ANSWERS = { 200: FILE_MIMES, 206: FILE_MIMES, 304: null, 416: null };
export const PAGE_ANSWERS = { 200: 'image/webp', 304: null } as const;

type Asked = { caseId: string; byLink?: boolean };

/** `/api/cases/{id}/documents` and `/api/documents`, for everybody with an account. */
export function documentsApi(storage: Storage) {
  return newApi()
    .use('/documents/*', requireUser())
    .get(
      '/cases/:id/documents',
      describe('The documents of a case', { 200: documentList }),
      requireUser(),
      params(caseParams),
      async (c) => {
        const asked = { caseId: c.req.valid('param').id };
        return output(c, documentList, await listDocuments(c.var.db, c.var.viewer, asked));
      },
    )
    .post(
      '/cases/:id/documents',
      describeUpload(
        'Sends a file for a case',
        uploadFields,
        { 201: documentOutput },
        'conflict',
        'storage_full',
      ),
      requireUser(),
      limit('upload.user', (c) => (c.var.viewer.kind === 'user' ? c.var.viewer.id : c.var.ip)),
      params(caseParams),
      async (c) => answerUpload(c, storage, c.var.viewer, { caseId: c.req.valid('param').id }),
    )
    .get(
      '/documents/:id/file',
      describe('A document as it is, or a range of it', FILE_ANSWERS, 'conflict'),
      params(documentParams),
      query(openingQuery),
      async (c) => {
        const asked = { documentId: c.req.valid('param').id, ...c.req.valid('query') };
        return answerFile(c, storage, c.var.viewer, asked);
      },
    )
    .get(
      '/documents/:id/pages/:page',
      describe('A picture of one page of a document', PAGE_ANSWERS, 'conflict'),
      params(pageParams),
      query(openingQuery),
      async (c) => {
        const { id, page } = c.req.valid('param');
        return answerFile(c, storage, c.var.viewer, { documentId: id, page, ...c.req.valid('query') });
      },
    )
    .delete(
      '/documents/:id',
      describe('Takes a document back', { 204: null }, 'conflict'),
      params(documentParams),
      async (c) => {
        await deleteDocument(c.var.db, c.var.viewer, { documentId: c.req.valid('param').id });
        return c.body(null, 204);
      },
    );
}

/** Takes the file that a request carries, and answers the document that it became. */
export async function answerUpload(c: Context<ApiEnv>, storage: Storage, viewer: Viewer, asked: Asked) {
  // The rest of a file that is refused is not read, so the connection cannot be used again.
  c.header('Connection', 'close');
  const upload = { headers: c.req.header(), body: bodyOf(c) };
  const { id, door } = await receiveDocument(c.var.db, viewer, { ...asked, storage, upload });
  const document = await documentAfterChange(c.var.db, door, id);
  if (!document) throw notFound();
  c.header('Connection', undefined);
  return output(c, documentOutput, document, 201);
}

/** Answers a document's file, or the picture of a page. */
export async function answerFile(c: Context<ApiEnv>, storage: Storage, viewer: Viewer, asked: Opening) {
  const { row, key } = await openDocument(c.var.db, viewer, { ...asked, requestId: c.var.requestId });
  if (asked.page === undefined)
    return serveFile(c, storage, { key, name: row.name, mime: row.mime, bytes: row.bytes });
  return serveFile(c, storage, { key, name: `${row.name}-${asked.page}.webp`, mime: 'image/webp' });
}

/** Node's own stream where there is one: to make another of it costs as much as the rest of the way. */
function bodyOf(c: Context<ApiEnv>): Readable {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  if (incoming) return incoming;
  const { body } = c.req.raw;
  return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
}
