/** The #place of a heading on its page: "What it covers" is `what-it-covers`. */
export function placeId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
