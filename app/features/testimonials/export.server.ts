import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ExportPart } from '#app/features/accounts/export-part.server.ts';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { testimonials } from './tables.server.ts';

/** What a client said about their requests, for the download of their own data. */
export const exportedTestimonials: ExportPart = {
  name: 'testimonials',
  shape: z.array(
    z.object({
      quote: z.string(),
      displayName: z.string(),
      city: z.string().nullable(),
      collectedOn: z.string(),
      state: z.string(),
    }),
  ),
  read: (db, viewer) =>
    db
      .select({
        quote: testimonials.quote,
        displayName: testimonials.displayName,
        city: testimonials.city,
        collectedOn: testimonials.collectedOn,
        state: testimonials.state,
      })
      .from(testimonials)
      .innerJoin(namedCases, eq(namedCases.id, testimonials.caseId))
      .where(eq(namedCases.clientId, viewer.id)),
};
