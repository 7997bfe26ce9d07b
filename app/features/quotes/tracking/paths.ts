/** Where a mailed link opens the case. */
export function trackingPath(token: string): string {
  return `/track/${token}`;
}

/** Where the browser that sent a request sees that request. */
export function receiptPath(token: string): string {
  return `/track/receipt/${token}`;
}
