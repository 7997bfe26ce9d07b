import { kind } from './kind.ts';

export const WEBHOOK_KINDS = {
  /** To the people of this site: a webhook was switched off, and nobody tells its target anything any more. */
  webhook_off: kind<{
    webhookId: string;
    description: string;
    host: string;
    why: 'failing' | 'gone' | 'admin';
  }>({
    ...{ category: 'system', mayWait: false, limit: null },
    mail: ({ webhookId, description, host, why }) => ({
      subject: `A webhook was switched off: ${description}`,
      paragraphs: [
        why === 'gone'
          ? `${host} answered that the address no longer exists (410), so the webhook “${description}” was switched off.`
          : `${host} has not accepted anything for three days, so the webhook “${description}” was switched off.`,
        'From now on, nothing is sent there. When the target works again, switch the webhook on: what was not delivered can be sent again from its log.',
      ],
      action: { label: 'Open the webhook', path: `/admin/settings/webhooks/${webhookId}` },
    }),
  }),
};
