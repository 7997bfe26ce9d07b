import { answerCase } from '#app/features/cases/api.server.ts';
import { caseParams, steppedCase } from '#app/features/cases/schema.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { bookCall } from './book-call.server.ts';
import { listCallSlots } from './free-slots.server.ts';
import { bookCallInput, callSlotList, cancelCallInput } from './schema.ts';

/** `/api/cases/:id/call`: the call that a person books with their broker. */
export const callsApi = newApi()
  .get(
    '/cases/:id/call-slots',
    describe('The calls that can be booked on a case', { 200: callSlotList }),
    params(caseParams),
    async (c) => {
      const items = await listCallSlots(c.var.db, c.var.viewer, c.req.valid('param').id);
      return output(c, callSlotList, { items, remindedBy: sendsMail(c.var.env) ? 'email' : 'notifications' });
    },
  )
  .put(
    '/cases/:id/call',
    describe('Books a call with the broker, or moves it', { 200: steppedCase }, 'forbidden', 'conflict'),
    params(caseParams),
    body(bookCallInput),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      await bookCall(c.var.db, c.var.viewer, { caseId, ...c.req.valid('json') });
      return answerCase(c, caseId);
    },
  )
  .post(
    '/cases/:id/call/cancel',
    describe('Cancels the booked call', { 200: steppedCase }, 'forbidden', 'conflict'),
    params(caseParams),
    body(cancelCallInput),
    async (c) => {
      const { id: caseId } = c.req.valid('param');
      const { version, ...input } = c.req.valid('json');
      await takeStep(c.var.db, c.var.viewer, { caseId, version, step: 'cancel_call', input });
      return answerCase(c, caseId);
    },
  );
