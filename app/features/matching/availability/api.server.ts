import {
  availability,
  availabilityChange,
  availabilityInput,
} from '#app/features/brokers/availability/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output } from '#app/platform/http/validate.server.ts';
import { changeAvailability, previewAvailability, readAvailability } from './availability.server.ts';

const STAFF = requireRole('broker', 'admin');
const PATH = '/broker/availability';

/** `/api/broker/availability`: when and what a broker takes. */
export const availabilityApi = newApi()
  .get(
    PATH,
    describe('When and what the viewer takes', { 200: availability }, 'not_found'),
    STAFF,
    async (c) => output(c, availability, await readAvailability(c.var.db, c.var.viewer)),
  )
  .put(
    PATH,
    describe('Changes when and what the viewer takes', { 200: availability }, 'not_found', 'conflict'),
    STAFF,
    body(availabilityInput),
    async (c) => {
      const input = { ...c.req.valid('json'), requestId: c.var.requestId };
      return output(c, availability, await changeAvailability(c.var.db, c.var.viewer, input));
    },
  )
  .post(
    `${PATH}/preview`,
    describe('What would change with it; nothing is saved', { 200: availabilityChange }, 'not_found'),
    STAFF,
    body(availabilityInput),
    async (c) =>
      output(c, availabilityChange, await previewAvailability(c.var.db, c.var.viewer, c.req.valid('json'))),
  );
