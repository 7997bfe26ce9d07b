import { caseParams } from '#app/features/cases/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { addTask, changeTask, removeTask } from './commands.server.ts';
import { listCaseTasks } from './queries.server.ts';
import { newTask, snooze, snoozeInput, task, taskChange, taskList, taskParams } from './schema.ts';
import { endSnooze, snoozeCase } from './snooze.server.ts';

const STAFF = requireRole('broker', 'admin');

/** `/api/tasks` and what a broker puts aside: plans of their own, which change nothing of a case. */
export const tasksApi = newApi()
  .post(
    '/tasks',
    describe('Adds a task for the viewer', { 201: task }, 'not_found'),
    STAFF,
    body(newTask),
    async (c) => output(c, task, await addTask(c.var.db, c.var.viewer, c.req.valid('json')), 201),
  )
  .patch(
    '/tasks/:id',
    describe('Changes a task, or says that it is done', { 200: task }, 'conflict'),
    STAFF,
    params(taskParams),
    body(taskChange),
    async (c) => {
      const change = { ...c.req.valid('json'), id: c.req.valid('param').id };
      return output(c, task, await changeTask(c.var.db, c.var.viewer, change));
    },
  )
  .delete(
    '/tasks/:id',
    describe('Takes a task away', { 204: null }),
    STAFF,
    params(taskParams),
    async (c) => {
      await removeTask(c.var.db, c.var.viewer, c.req.valid('param').id);
      return c.body(null, 204);
    },
  )
  .get(
    '/cases/:id/tasks',
    describe('The viewer’s open tasks about a case', { 200: taskList }),
    STAFF,
    params(caseParams),
    async (c) => output(c, taskList, await listCaseTasks(c.var.db, c.var.viewer, c.req.valid('param').id)),
  )
  .put(
    '/cases/:id/snooze',
    describe('Puts a case aside for its broker', { 200: snooze }, 'conflict'),
    STAFF,
    params(caseParams),
    body(snoozeInput),
    async (c) => {
      const input = { ...c.req.valid('json'), caseId: c.req.valid('param').id };
      return output(c, snooze, await snoozeCase(c.var.db, c.var.viewer, input));
    },
  )
  .delete(
    '/cases/:id/snooze',
    describe('Takes a case up again', { 204: null }),
    STAFF,
    params(caseParams),
    async (c) => {
      await endSnooze(c.var.db, c.var.viewer, c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
