import { send } from '#app/features/accounts/mail.server.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { brand } from '#content/brand.ts';

/** To a broker: choose a username and a password. */
export async function mailInvitation(
  tx: Db,
  { email, fullName }: { email: string; fullName: string },
  path: string,
  until: Date,
): Promise<void> {
  await send(tx, email, `Hello ${fullName},`, {
    kind: 'broker_invitation',
    subject: `You are invited to work with ${brand.name}`,
    paragraphs: [
      `${brand.name} would like to send you requests from people in Alberta who look for insurance.`,
      `Please choose a username and a password by ${formatAlbertaTime(until, 'dateTime')}. The link works once.`,
    ],
    action: { label: 'Accept the invitation', path },
  });
}
