import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { listOwnNotices } from './list-notices.server.ts';
import { muteByLink, muteCase } from './mute-case.server.ts';
import { MUTE_PAGE } from './mute-page.server.ts';
import { readNotices } from './read-notices.server.ts';
import {
  muteInput,
  muteLinkParams,
  muteParams,
  noticeList,
  noticeQuery,
  readNoticesInput,
} from './schema.ts';

/** `/api/notifications`: what the bell says to the viewer, what they have read of it, and the cases that they muted. */
export const bellApi = newApi()
  .get(
    '/notifications',
    describe('What the bell has said to the viewer, newest first', { 200: noticeList }),
    requireUser(),
    query(noticeQuery),
    async (c) => output(c, noticeList, await listOwnNotices(c.var.db, c.var.viewer, c.req.valid('query'))),
  )
  .post(
    '/notifications/read',
    describe('Says which notices the viewer has read', { 204: null }),
    requireUser(),
    body(readNoticesInput),
    async (c) => {
      await readNotices(c.var.db, c.var.viewer, c.req.valid('json'));
      return c.body(null, 204);
    },
  )
  .put(
    '/notifications/mutes/:caseId',
    describe('Hears of a case at the bell alone, or in every way again', { 204: null }, 'not_found'),
    requireUser(),
    params(muteParams),
    body(muteInput),
    async (c) => {
      await muteCase(c.var.db, c.var.viewer, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  )
  .post(
    '/notifications/mute/:token',
    describe('Mutes a case by the link in a mail, in one step', { 204: null }, 'not_found'),
    params(muteLinkParams),
    async (c) => {
      await muteByLink(c.var.db, c.req.valid('param').token);
      return c.body(null, 204);
    },
  )
  // The same address stands in the header `List-Unsubscribe`, which older mail programs open as a page.
  .get(
    '/notifications/mute/:token',
    describe('Leads to the page that mutes a case', { 303: null }),
    params(muteLinkParams),
    (c) => c.redirect(`${MUTE_PAGE}/${encodeURIComponent(c.req.valid('param').token)}`, 303),
  );
