import { NO_BACKUP_CONNECTED } from '#app/features/oversight/operations/backup-age.ts';
import type { Overview } from '#app/features/oversight/schema.ts';

const IDENTITY = {
  legalName: { title: 'The legal name of the business is missing', brief: 'legal name' },
  mailingAddress: { title: 'The mailing address is still an example', brief: 'mailing address' },
} as const;

/** Something that the owner has to set up, and where; `brief` names it beside others. */
export type ToSetUp = Record<'title' | 'detail' | 'brief' | 'to' | 'action', string>;

type Facts = Pick<Overview, 'missingIdentity' | 'backup'>;

/** What is not set up, what costs most first. A backup that has stopped is a failure, and that no email goes out is felt at once: they are not among these. */
export function setupOf({ missingIdentity, backup }: Facts): ToSetUp[] {
  const parts: ToSetUp[] = [];
  if (backup.state === 'not_told')
    parts.push({
      ...{ title: NO_BACKUP_CONNECTED.title, detail: NO_BACKUP_CONNECTED.detail },
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
