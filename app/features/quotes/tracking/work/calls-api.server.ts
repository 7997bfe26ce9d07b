import { z } from 'zod';
import { bookCallByLink } from '#app/features/cases/calls/book-call.server.ts';
import { describeSlots, listFreeSlots } from '#app/features/cases/calls/free-slots.server.ts';
import {
  bookTrackedCallInput,
  callSlotList,
  cancelTrackedCallInput,
} from '#app/features/cases/calls/schema.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { BY_LINK, READ_BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { openByLink } from '#app/features/quotes/tracking/open-link.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';

const linkParams = z.strictObject({ token: z.string().min(1).max(200) });
/** The answer to the link's question; the header X-Track-Check carries it as well. */
const last4 = z.string().max(254).optional();

/** The call that the owner of a mailbox books with their broker, without an account. */
export const trackedCallsApi = newApi()
  .get(
    '/track/:token/call-slots',
    describe('The calls that can be booked on the case of a tracking link', { 200: callSlotList }, 'gone'),
    ...READ_BY_LINK,
    params(linkParams),
    async (c) => {
      const key = { ...c.req.valid('param'), check: c.req.header('x-track-check') };
      const held = await findCase(c.var.db, (await openByLink(c.var.db, key)).id);
      const items = describeSlots(await listFreeSlots(c.var.db, held));
      // Without an account nobody has notifications.
      return output(c, callSlotList, { items, remindedBy: sendsMail(c.var.env) ? 'email' : null });
    },
  )
  .put(
    '/track/:token/call',
    describe('Books a call with the broker, or moves it', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(linkParams),
    body(bookTrackedCallInput.safeExtend({ last4 })),
    async (c) => {
      const { last4: check = c.req.header('x-track-check'), startsAt } = c.req.valid('json');
      const { id: caseId } = await openByLink(c.var.db, { ...c.req.valid('param'), check });
      await bookCallByLink(c.var.db, { caseId, startsAt });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/call/cancel',
    describe('Cancels the booked call', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(linkParams),
    body(cancelTrackedCallInput.safeExtend({ last4 })),
    async (c) => {
      const { last4: check = c.req.header('x-track-check'), ...input } = c.req.valid('json');
      const { id: caseId } = await openByLink(c.var.db, { ...c.req.valid('param'), check });
      await takeStepByLink(c.var.db, VISITOR, { caseId, step: 'cancel_call', input });
      return c.body(null, 204);
    },
  );
