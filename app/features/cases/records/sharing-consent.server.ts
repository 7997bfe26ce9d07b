import { REOPENING_VERSION, reopeningText } from '#app/features/cases/rules/reopening/reopening-words.ts';
import type { CaseActor } from '#app/features/cases/rules/statuses.ts';
import { recordConsent, withdrawConsent } from '#app/features/ledger/commands.server.ts';
import { listStandingConsents } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { CaseRow } from './held-case.server.ts';

/** What becomes of a person's consent that their request is shared. */
export type SharingChange = 'withdrawn' | 'renewed';

type Sharing = { row: CaseRow; actor: CaseActor; change: SharingChange };

/**
 * Writes into the ledger that a person takes back that their case is shared, or agrees to it again in the words of the
 * dialog that reopens it. Each time is a row of its own: none is changed by the next.
 */
export async function writeSharing(tx: Db, viewer: Viewer, { row, actor, change }: Sharing): Promise<void> {
  const { consentId, contactEmail: email, contactPhone: phone } = row;
  if (!consentId) return;
  if (change === 'withdrawn') {
    for (const { id } of await listStandingConsents(tx, [consentId]))
      await withdrawConsent(tx, viewer, { consentId: id });
    return;
  }
  const text = reopeningText(REOPENING_VERSION);
  if (!text) throw new Error('There are no words for reopening a request.');
  await recordConsent(tx, viewer, {
    ...{ email, phone, purpose: 'share_broker', method: 'web_form', renews: consentId },
    ...{ text, textVersion: REOPENING_VERSION },
    page: actor === 'client' ? '/portal/cases' : '/track',
  });
}
