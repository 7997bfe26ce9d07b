import { DEMO_PASSWORD } from '#app/features/accounts/seed.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import type { Running } from './start.ts';

/** What the start prints: the addresses, the demo accounts or the first administrator's link, and where the data is. */
export function welcome(
  env: Env,
  { port, firstAdminPath }: Pick<Running, 'port' | 'firstAdminPath'>,
): string {
  const url = env.PUBLIC_URL.replace(/:0$/, `:${port}`);
  const lines = [
    '',
    `  Chinook Cover is ready at ${url}`,
    '',
    `  Client portal   ${url}/portal/login`,
    `  Broker portal   ${url}/broker/login`,
    `  Admin area      ${url}/admin/login`,
  ];
  if (env.DEMO) {
    lines.push('', `  Demo accounts   demo_client, demo_broker, demo_admin (password ${DEMO_PASSWORD})`);
  }
  if (firstAdminPath) {
    lines.push('', '  There is no administrator yet. This link makes the first one (once, within 24 hours):');
    lines.push(`  ${url}${firstAdminPath}`);
  }
  const database = env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : `embedded, in ${env.DATA_DIR}`;
  lines.push('', `  Database        ${database}`);
  if (!env.SMTP_URL) lines.push('  Email          kept in the outbox, not sent (no SMTP_URL)');
  if (env.INBOUND_MAIL_DOMAIN && env.ROLE !== 'web')
    lines.push(`  Replies         to ${env.INBOUND_MAIL_DOMAIN}, by SMTP on port ${env.INBOUND_MAIL_PORT}`);
  return `${lines.join('\n')}\n`;
}
