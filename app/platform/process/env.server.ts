import { join } from 'node:path';
import { z } from 'zod';
import { andWords } from '#app/platform/text/list-words.ts';

const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true');

const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, { error: `must be a whole number from ${from} to ${to}` })
    .transform(Number)
    .refine((value) => value >= from && value <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    });

const url = (protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const base64url = (octets: number) =>
  z.string().refine((text) => Buffer.from(text, 'base64url').length === octets, {
    error: `must be ${octets} octets in base64url, as "npx web-push generate-vapid-keys" prints it`,
  });

/** Settings of which one alone says nothing. */
const TOGETHER = [
  ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['INBOUND_MAIL_TLS_KEY', 'INBOUND_MAIL_TLS_CERT'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const;

const ENV_SCHEMA = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], {
        error: 'must be development, production or test',
      })
      .default('development'),
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().default('0.0.0.0'),
    PUBLIC_URL: url(['http:', 'https:'])
      .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
      .optional(),
    DATA_DIR: z.string().default('./data'),
    DOCUMENTS_DIR: z.string().optional(),
    S3_ENDPOINT: url(['http:', 'https:']).optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('auto'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    CLAMD: z
      .string()
      .regex(/^(?:\/.+|[^/\s]+:\d{1,5})$/, { error: 'must be the path of a socket, or host:port' })
      .optional(),
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    DATABASE_POOL: whole(2, 200).default(10),
    DEMO: flag.optional(),
    ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
    SMTP_URL: url(['smtp:', 'smtps:']).optional(),
    MAIL: z.enum(['outbox'], { error: 'must be outbox, or not set' }).optional(),
    MAIL_FROM: z.string().min(3).default('Chinook Cover <hello@chinookcover.example>'),
    INBOUND_MAIL_DOMAIN: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9.-]{0,200}[a-z0-9])?$/, {
        error: 'must be the name of a domain in small letters',
      })
      .optional(),
    INBOUND_MAIL_PORT: whole(0, 65_535).default(2525),
    INBOUND_MAIL_TLS_KEY: z.string().optional(),
    INBOUND_MAIL_TLS_CERT: z.string().optional(),
    INBOUND_MAIL_DNS: z.string().optional(),
    VAPID_PUBLIC_KEY: base64url(65).optional(),
    VAPID_PRIVATE_KEY: base64url(32).optional(),
    AI_BASE_URL: url(['http:', 'https:']).optional(),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().optional(),
    AI_PROVIDER: z.string().max(60, { error: 'must be at most 60 characters' }).optional(),
    AI_COUNTRY: z.string().max(60, { error: 'must be at most 60 characters' }).optional(),
    SESSION_SECRET: z.string().min(32, { error: 'must be at least 32 characters' }).optional(),
    RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    BROKER_QUOTES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    ADMIN_TWO_FACTOR: z.enum(['required', 'optional'], { error: 'must be required or optional' }).optional(),
    WEBHOOK_TARGETS: z.enum(['public', 'any'], { error: 'must be public or any' }).default('public'),
    BACKUP_FILE: z.string().optional(),
    METRICS_TOKEN: z.string().min(16, { error: 'must be at least 16 characters' }).optional(),
    TRUST_PROXY: whole(0, 10).default(0),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be debug, info, warn, error or silent',
      })
      .default('info'),
  })
  .superRefine((env, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    for (const fields of TOGETHER) {
      if (!fields.some((field) => env[field])) continue;
      const names = andWords(fields);
      for (const field of fields) if (!env[field]) refuse(field, `is needed too: ${names} go together`);
    }
    if (env.MAIL && env.SMTP_URL) refuse('MAIL', 'must not be outbox when SMTP_URL is set: choose one');
    if (env.NODE_ENV !== 'production') return;
    if (env.RATE_LIMITS === 'off') refuse('RATE_LIMITS', 'must be on when NODE_ENV is production');
    if (env.WEBHOOK_TARGETS === 'any')
      refuse('WEBHOOK_TARGETS', 'must be public when NODE_ENV is production');
    if (env.ADMIN_TWO_FACTOR === 'optional')
      refuse('ADMIN_TWO_FACTOR', 'must be required when NODE_ENV is production');
    if (!env.SESSION_SECRET)
      refuse('SESSION_SECRET', 'is required when NODE_ENV is production (32 characters or more)');
    if (!env.PUBLIC_URL) refuse('PUBLIC_URL', 'is required when NODE_ENV is production (https://…)');
    if (!env.SMTP_URL && !env.MAIL)
      refuse(
        'SMTP_URL',
        'is required when NODE_ENV is production: without it nobody gets any mail (MAIL=outbox keeps mail unsent on purpose)',
      );
    if (env.DEMO) refuse('DEMO', 'must not be 1 when NODE_ENV is production');
  })
  .transform((env) => {
    // The embedded database is for trying the product out, so it holds the demo unless told otherwise.
    const DEMO = env.DEMO ?? (env.NODE_ENV !== 'production' && !env.DATABASE_URL);
    return {
      ...env,
      PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      DEMO,
      DOCUMENTS_DIR: env.DOCUMENTS_DIR ?? join(env.DATA_DIR, 'documents'),
      /** Whether administrators can do nothing before they have set up a second factor. */
      ADMIN_TWO_FACTOR: env.ADMIN_TWO_FACTOR ?? (DEMO ? ('optional' as const) : ('required' as const)),
    };
  });

/** The configuration of one process. README has the table of what each setting means. */
export type Env = z.output<typeof ENV_SCHEMA>;

/** The start is refused: the message lists every setting that is wrong and what is allowed. */
export class EnvError extends Error {}

/** Reads and checks the configuration once, at the door. Empty strings count as unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = ENV_SCHEMA.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new EnvError(`The configuration is not usable:\n${problems.join('\n')}\nSee the table in README.md.`);
}
