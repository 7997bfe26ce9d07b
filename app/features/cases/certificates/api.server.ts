import { z } from 'zod';
import { caseParams } from '#app/features/cases/schema.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { listCertificates, readCertificate } from './queries.server.ts';
import { certificate, certificateAnswer, certificates, newCertificate } from './schema.ts';

/** Certificates of insurance: asked for by an insured business, answered by its broker. */
export const certificatesApi = newApi()
  .use('/cases/*', requireUser())
  .use('/certificates/*', requireUser())
  .get(
    '/cases/:id/certificates',
    describe('The certificates that were asked for on a case', { 200: certificates }),
    params(caseParams),
    async (c) => {
      const items = await listCertificates(c.var.db, c.var.viewer, c.req.valid('param').id);
      return output(c, certificates, { items });
    },
  )
  .post(
    '/cases/:id/certificates',
    describe('Asks the broker for a certificate', { 201: certificate }, 'forbidden', 'conflict'),
    params(caseParams),
    body(newCertificate),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      const input = c.req.valid('json');
      const { written } = await takeStep(c.var.db, c.var.viewer, {
        ...{ caseId, step: 'request_certificate', input },
      });
      const asked = await readCertificate(c.var.db, written[0] ?? '');
      return output(c, certificate, asked.certificate, 201);
    },
  )
  .post(
    '/certificates/:id/cancel',
    describe('Cancels a certificate that was asked for', { 200: certificate }, 'forbidden', 'conflict'),
    params(z.strictObject({ id: z.uuid() })),
    async (c) => {
      const { id } = c.req.valid('param');
      const { caseId } = await readCertificate(c.var.db, id);
      const input = { certificateId: id };
      await takeStep(c.var.db, c.var.viewer, { caseId, step: 'cancel_certificate', input });
      return output(c, certificate, (await readCertificate(c.var.db, id)).certificate);
    },
  )
  .patch(
    '/certificates/:id',
    describe('Sends a certificate, or says why there is none', { 200: certificate }, 'forbidden', 'conflict'),
    params(z.strictObject({ id: z.uuid() })),
    body(certificateAnswer),
    async (c) => {
      const { id } = c.req.valid('param');
      const { caseId } = await readCertificate(c.var.db, id);
      const { state: _, ...told } = c.req.valid('json');
      const input = { certificateId: id, ...told };
      await takeStep(c.var.db, c.var.viewer, { caseId, step: 'answer_certificate', input });
      const answered = await readCertificate(c.var.db, id);
      return output(c, certificate, answered.certificate);
    },
  );
