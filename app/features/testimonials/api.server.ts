import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { output } from '#app/platform/http/validate.server.ts';
import { listTestimonials } from './queries.server.ts';
import { testimonialsOutput } from './schema.ts';

/** `GET /api/testimonials`: what the home page shows. Samples only where the demo is on. */
export const testimonialsApi = newApi().get(
  '/testimonials',
  describe('What clients say, as the home page shows it', { 200: testimonialsOutput }),
  async (c) => {
    const items = await listTestimonials(c.var.db, c.var.env.DEMO ? ['portal', 'demo'] : ['portal']);
    c.header('Cache-Control', 'public, max-age=300');
    return output(c, testimonialsOutput, { items });
  },
);
