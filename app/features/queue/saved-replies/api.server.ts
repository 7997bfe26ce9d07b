import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { addReply, changeReply, deleteReply, listReplies, setSignature } from './commands.server.ts';
import { newReply, replyChange, replyParams, savedReply, savedReplyList, signatureInput } from './schema.ts';

const STAFF = requireRole('broker', 'admin');

/** `/api/saved-replies`: texts that are written often, and `/api/signature`, with which they end. */
export const savedRepliesApi = newApi()
  .get(
    '/saved-replies',
    describe('The saved replies of the viewer and of the house, and the viewer’s signature', {
      200: savedReplyList,
    }),
    STAFF,
    async (c) => output(c, savedReplyList, await listReplies(c.var.db, c.var.viewer)),
  )
  .post(
    '/saved-replies',
    describe('Saves a reply', { 201: savedReply }, 'conflict', 'not_found'),
    STAFF,
    body(newReply),
    async (c) => output(c, savedReply, await addReply(c.var.db, c.var.viewer, c.req.valid('json')), 201),
  )
  .put(
    '/saved-replies/:id',
    describe('Changes a saved reply', { 200: savedReply }, 'conflict'),
    STAFF,
    params(replyParams),
    body(replyChange),
    async (c) => {
      const change = { ...c.req.valid('json'), ...c.req.valid('param') };
      return output(c, savedReply, await changeReply(c.var.db, c.var.viewer, change));
    },
  )
  .delete(
    '/saved-replies/:id',
    describe('Deletes a saved reply', { 204: null }),
    STAFF,
    params(replyParams),
    async (c) => {
      await deleteReply(c.var.db, c.var.viewer, c.req.valid('param').id);
      return c.body(null, 204);
    },
  )
  .put(
    '/signature',
    describe('Sets the signature of the viewer', { 204: null }),
    STAFF,
    body(signatureInput),
    async (c) => {
      await setSignature(c.var.db, c.var.viewer, c.req.valid('json'));
      return c.body(null, 204);
    },
  );
