import { z } from 'zod';

/** From so many on the number says something, and is shown. */
export const SHOWN_FROM = 20;

/** How many promises were kept, counted in the audit log; null while there are too few to say. */
export const keptPromises = z.object({ kept: z.int().nullable() });
