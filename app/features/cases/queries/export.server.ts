import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ExportPart } from '#app/features/accounts/export-part.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';

/** The requests of a client, as they sent them, for the download of their own data. */
export const exportedCases: ExportPart = {
  name: 'cases',
  shape: z.array(
    z.object({
      reference: z.string(),
      type: z.string(),
      title: z.string(),
      status: z.string(),
      contactFullName: z.string(),
      contactEmail: z.string(),
      contactPhone: z.string().nullable(),
      contactMethod: z.string().nullable(),
      contactWindows: z.array(z.string()),
      city: z.string().nullable(),
      postalCode: z.string().nullable(),
      answers: z.record(z.string(), z.unknown()),
      createdAt: z.date(),
      closedAt: z.date().nullable(),
    }),
  ),
  read: (db, viewer) =>
    db
      .select({
        reference: cases.reference,
        type: cases.type,
        title: cases.title,
        status: cases.status,
        contactFullName: cases.contactFullName,
        contactEmail: cases.contactEmail,
        contactPhone: cases.contactPhone,
        contactMethod: cases.contactMethod,
        contactWindows: cases.contactWindows,
        city: cases.city,
        postalCode: cases.postalCode,
        answers: cases.details,
        createdAt: cases.createdAt,
        closedAt: cases.closedAt,
      })
      .from(cases)
      .where(eq(cases.clientId, viewer.id))
      .orderBy(desc(cases.createdAt)),
};
