import { requireActor } from '#app/features/cases/policy.ts';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { listConsentsOf } from '#app/features/ledger/queries.server.ts';
import { REACH_PURPOSES } from '#app/features/quotes/consents/reach-purposes.ts';
import { listRequestConsents } from '#app/features/quotes/consents/request-consents.server.ts';
import { openByLink, type TrackingKey } from '#app/features/quotes/tracking/open-link.server.ts';
import { findReceipt } from '#app/features/quotes/tracking/receipt/receipt.server.ts';
import { readTestimonialConsent } from '#app/features/testimonials/queries.server.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { consentText } from './consent-text.server.ts';
import type { GivenConsent } from './schema.ts';

/** What the person of a case agreed to, oldest first. Refuses everybody else, as a foreign case does. */
export async function listGivenConsents(db: Db, viewer: Viewer, caseId: string): Promise<GivenConsent[]> {
  const { row, parties } = await findCase(db, caseId);
  requireActor(viewer, parties, (actor) => actor === 'client');
  return givenFor(db, row);
}

/** The same for whoever holds a tracking link. Refuses what `openByLink` refuses. */
export async function listGivenByLink(db: Db, key: TrackingKey): Promise<GivenConsent[]> {
  return givenFor(db, await openByLink(db, key));
}

/** What came with one request, for the browser that sent it. Refuses what `findReceipt` refuses. */
export async function listGivenByReceipt(db: Db, token: string): Promise<GivenConsent[]> {
  const { consentIds: ids, contact, withdrawnAt } = await findReceipt(db, token);
  const consents = await listConsentsOf(db, { ids, email: contact.email, phone: null });
  return consents.map((consent) => given(consent, { endedAt: withdrawnAt, number: contact.phone }));
}

/**
 * What came with the requests of a case, every yes and no to calls and text messages at its number, and the consent to
 * show what was said about it.
 */
async function givenFor(db: Db, row: CaseRow): Promise<GivenConsent[]> {
  const { contactEmail: email, contactPhone: phone } = row;
  const requests = await listRequestConsents(db, row);
  const testimonial = await readTestimonialConsent(db, row.id);
  const ids = [row.consentId, testimonial, ...requests.flatMap((one) => one.consentIds)];
  const consents = await listConsentsOf(db, { ids: ids.filter((id) => id !== null), email, phone });
  return consents.map((consent) => {
    const request = requests.find(({ consentIds }) => consentIds.includes(consent.id));
    return given(consent, { endedAt: withdrawalOf(row, request), number: phone });
  });
}

type Recorded = Awaited<ReturnType<typeof listConsentsOf>>[number];

type Request = { endedAt: Date | null; number: string | null };

/**
 * A consent in its words. `endedAt`: when the request it came with was withdrawn, which ends that it is shared. `number`: the
 * one that the request has now; what was agreed to for another does not follow to it.
 */
function given(
  { textHash, at, firstAt, withdrawnAt, renews, ...consent }: Recorded,
  { endedAt, number }: Request,
) {
  const taken = consent.purpose === 'share_broker' ? endedAt : null;
  return {
    ...consent,
    text: consentText({ ...consent, textHash }),
    isRenewal: renews !== null,
    isForOtherNumber:
      REACH_PURPOSES.some((one) => one === consent.purpose) && !isSameNumber(consent.phone, number),
    at: (firstAt ?? at).toISOString(),
    carriedAt: firstAt ? at.toISOString() : null,
    withdrawnAt: (withdrawnAt ?? taken)?.toISOString() ?? null,
  };
}

const isSameNumber = (one: string | null, other: string | null) =>
  formatPhone(one ?? '') === formatPhone(other ?? '');

/** Whoever withdraws a request takes back that it is shared. */
function withdrawalOf(row: CaseRow, request: { withdrawnAt: Date | null } | undefined): Date | null {
  return request?.withdrawnAt ?? (row.status === 'withdrawn' ? row.closedAt : null);
}
