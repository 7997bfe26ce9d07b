/** The list of the requests that a figure of so many days counts. */
export function requestsBehind(days: number, filters: Readonly<Record<string, string>>): string {
  return `/admin/cases?${new URLSearchParams({ ...filters, sent: String(days) })}`;
}
