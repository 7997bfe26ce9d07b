import type { Env } from '#app/platform/process/env.server.ts';

/** Whether email goes out. Without a mail server it is kept in the outbox, and reaches nobody. */
export const sendsMail = ({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;
