import { Readable } from 'node:stream';
import { caseParams } from '#app/features/cases/schema.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { params } from '#app/platform/http/validate.server.ts';
import { writeArchive } from './write-archive.server.ts';

/** A person's whole case, to take home. */
export const caseArchiveApi = (storage: Storage) =>
  newApi().get(
    '/cases/:id/archive',
    describe('The whole case with its documents, as one zip', { 200: 'application/zip' }, 'forbidden'),
    requireUser(),
    params(caseParams),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      const isQuotesOn = c.var.env.BROKER_QUOTES === 'on';
      const archive = await writeArchive(c.var.db, c.var.viewer, { caseId, isQuotesOn, storage });
      c.header('Content-Type', 'application/zip');
      c.header('Content-Disposition', `attachment; filename="${archive.name}"`);
      c.header('Cache-Control', 'private, no-store');
      return c.body(Readable.toWeb(archive.bytes) as ReadableStream);
    },
  );
