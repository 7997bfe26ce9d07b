/** Lets the reader save a text under a name, as a browser saves what it downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Has the browser fetch a file of ours into its downloads; the page stays. */
export function downloadFrom(address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();
}
