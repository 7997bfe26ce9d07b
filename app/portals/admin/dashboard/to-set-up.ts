import { backupProblem } from '#app/features/oversight/operations/backup-age.ts';
import type { Overview } from '#app/features/oversight/schema.ts';
import { numberWords } from '#app/platform/text/number-words.ts';

const IDENTITY = {
  legalName: { title: 'The legal name of the business is missing', brief: 'legal name' },
  mailingAddress: { title: 'The mailing address is still an example', brief: 'mailing address' },
} as const;

/** Something that the owner has to set up, and where; `brief` names it beside others. */
export type ToSetUp = Record<'title' | 'detail' | 'brief' | 'to' | 'action', string>;

type Facts = Pick<Overview, 'keptMails' | 'missingIdentity' | 'backup'>;

/** What is not set up, what costs most first. A backup that has stopped is a failure, and not among these. */
export function setupOf({ keptMails, missingIdentity, backup }: Facts): ToSetUp[] {
  const parts: ToSetUp[] = [];
  if (keptMails !== null)
    parts.push({
      title: 'No email goes out: no mail server is set up',
      detail: `Clients and brokers get none of it. ${numberWords(keptMails)} emails are kept here.`,
      ...{ brief: 'mail server', to: '/admin/messages?show=mail', action: 'See the emails' },
    });
  const problem = backup.state === 'not_told' ? backupProblem(backup) : null;
  if (problem)
    parts.push({
      ...{ title: problem.title, detail: problem.detail },
      ...{ brief: 'backup', to: '/admin/settings?group=operations', action: 'See backups' },
    });
  if (missingIdentity.length > 0)
    parts.push({
      title: missingIdentity.map((name) => IDENTITY[name].title).join('. '),
      detail: 'No newsletter can go out before, and the public pages cannot say who runs this site.',
      brief:
        missingIdentity.length > 1 ? 'company details' : IDENTITY[missingIdentity[0] ?? 'legalName'].brief,
      to: '/admin/settings?group=identity&edit=company',
      action: missingIdentity.length > 1 ? 'Enter both' : 'Enter it',
    });
  return parts;
}
