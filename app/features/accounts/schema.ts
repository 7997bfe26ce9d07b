import { z } from 'zod';

export const loginInput = z.strictObject({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, { error: 'Username is required' })
    .max(100, { error: 'Username must not exceed 30 characters' }),
  password: z
    .string({ error: 'Password is required' })
    .min(1, { error: 'Password is required' })
    // Longer ones are refused before they are hashed: hashing costs time in proportion.
    .max(200, { error: 'Password must not exceed 200 characters' }),
  rememberMe: z.boolean().default(false),
});

export type LoginInput = z.input<typeof loginInput>;

export const userOutput = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  role: z.enum(['client', 'broker', 'admin']),
  email: z.string(),
  phone: z.string().nullable(),
  emailVerified: z.boolean(),
});

export type User = z.output<typeof userOutput>;

/** What visitors get from `GET /api/user`: not an error, which would stand in every visitor's console. */
export const anonymousOutput = z.object({ authenticated: z.literal(false) });

export const messageOutput = z.object({ message: z.string() });
