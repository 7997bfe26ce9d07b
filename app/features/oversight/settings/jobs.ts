import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** A retention period has changed: what is kept already is given its new end. */
export const renewRetention = defineJob({ name: 'renew-retention', payload: z.object({}) });
