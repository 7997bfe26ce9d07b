import { z } from 'zod';
import { newCertificate } from '#app/features/cases/certificates/schema.ts';
import { informationAnswer } from '#app/features/cases/information-requests/schema.ts';
import { quoteDecision } from '#app/features/cases/quote-summaries/schema.ts';
import { typed } from '#app/features/cases/steps/note.ts';
import { givenAnswers } from '#app/features/quotes/answers/asked/schema.ts';
import { contactCorrection } from '#app/features/quotes/schema.ts';
import { BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { body, params } from '#app/platform/http/validate.server.ts';
import {
  answerAskedTracked,
  answerTracked,
  askChangesTracked,
  cancelCertificateTracked,
  correctTracked,
  correctTrackedContact,
  decideTracked,
  reopenTracked,
  requestCertificateTracked,
} from './work.server.ts';

const token = z.string().min(1).max(200);
const linkParams = z.strictObject({ token });
const recordParams = z.strictObject({ token, id: z.uuid() });

/** The answer to the link's question; the header X-Track-Check carries it as well. */
const last4 = z.string().max(254).optional();
const words = typed(500).min(1, { error: 'Please add a short note' });

/** What the owner of a mailbox does on their case without an account. */
export const trackedWorkApi = newApi()
  .patch(
    '/track/:token',
    describe(
      'Corrects the answers of the case of a tracking link, or how its person is reached',
      { 204: null },
      'gone',
      'conflict',
    ),
    ...BY_LINK,
    params(linkParams),
    body(
      z.union([
        z.strictObject({ last4, answers: z.record(z.string(), z.unknown()) }),
        z.strictObject({ last4, contact: contactCorrection }),
      ]),
    ),
    async (c) => {
      const { last4: check = c.req.header('x-track-check'), ...corrected } = c.req.valid('json');
      const key = { ...c.req.valid('param'), check };
      if ('contact' in corrected) {
        const place = { page: '/track', ip: c.var.ip };
        await correctTrackedContact(c.var.db, { key, contact: corrected.contact, place });
      } else await correctTracked(c.var.db, { ...key, ...corrected });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/requests/:id/answer',
    describe('Answers what the broker asked for', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(recordParams),
    body(z.strictObject({ last4, answer: informationAnswer, isCorrection: z.boolean().optional() })),
    async (c) => {
      const { token: link, id: requestId } = c.req.valid('param');
      const { last4: check = c.req.header('x-track-check'), ...given } = c.req.valid('json');
      await answerTracked(c.var.db, { token: link, check, requestId, ...given });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/requests/:id/answers',
    describe('Answers the questions of the form that a request asks', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(recordParams),
    body(givenAnswers.safeExtend({ last4 })),
    async (c) => {
      const { token: link, id: requestId } = c.req.valid('param');
      const { last4: check = c.req.header('x-track-check'), ...given } = c.req.valid('json');
      await answerAskedTracked(c.var.db, { token: link, check, requestId, given });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/quote-summaries/:id/decision',
    describe('Says what the client thinks of a quote', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(recordParams),
    body(quoteDecision.safeExtend({ last4 })),
    async (c) => {
      const { token: link, id: summaryId } = c.req.valid('param');
      const { last4: check = c.req.header('x-track-check'), ...decision } = c.req.valid('json');
      await decideTracked(c.var.db, { token: link, check, summaryId, ...decision });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/changes',
    describe('Asks for changes to the quotes', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(linkParams),
    body(z.strictObject({ last4, note: words })),
    async (c) => {
      const { last4: check = c.req.header('x-track-check'), note } = c.req.valid('json');
      await askChangesTracked(c.var.db, { ...c.req.valid('param'), check, note });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/certificates',
    describe('Asks the broker for a certificate', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(linkParams),
    body(newCertificate.safeExtend({ last4 })),
    async (c) => {
      const { last4: check = c.req.header('x-track-check'), ...asked } = c.req.valid('json');
      await requestCertificateTracked(c.var.db, { key: { ...c.req.valid('param'), check }, asked });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/certificates/:id/cancel',
    describe('Cancels a certificate that was asked for', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(recordParams),
    body(z.strictObject({ last4 })),
    async (c) => {
      const { token: link, id: certificateId } = c.req.valid('param');
      const { last4: check = c.req.header('x-track-check') } = c.req.valid('json');
      await cancelCertificateTracked(c.var.db, { token: link, check, certificateId });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/reopen',
    describe('Opens a closed case again', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(linkParams),
    body(z.strictObject({ last4, reason: words })),
    async (c) => {
      const { last4: check = c.req.header('x-track-check'), reason } = c.req.valid('json');
      await reopenTracked(c.var.db, { ...c.req.valid('param'), check, reason });
      return c.body(null, 204);
    },
  );
