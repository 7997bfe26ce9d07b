const MARK_CHARACTERS = 300;

/**
 * What the link that opened this visit says of its campaign (`?utm_source=…`); undefined where it says nothing. The browser
 * itself knows the address that the visit began with, so nothing is kept on the device for it.
 */
export function campaignOfVisit(openedAt = addressOfVisit()) {
  const { searchParams, pathname } = new URL(openedAt);
  const read = (name: string) => searchParams.get(`utm_${name}`)?.slice(0, MARK_CHARACTERS) || undefined;
  const [source, medium, campaign] = ['source', 'medium', 'campaign'].map(read);
  if (!source && !campaign) return undefined;
  return { last: { source, medium, campaign, landing: pathname.slice(0, MARK_CHARACTERS) } };
}

/** Where the document was opened; the pages since then were drawn in it. */
function addressOfVisit(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}
