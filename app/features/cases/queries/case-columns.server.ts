import { cases } from '#app/features/cases/tables.server.ts';

/** What a list says of a request, and nothing of whose it is. */
export const CASE_COLUMNS = {
  id: cases.id,
  reference: cases.reference,
  title: cases.title,
  type: cases.type,
  status: cases.status,
  city: cases.city,
};
