let origin = 'http://localhost:3000';

/** Tells this process the address people reach it by (`PUBLIC_URL`); called once when it starts. */
export function setPublicUrl(url: string): void {
  origin = url.replace(/(?<!\/)\/+$/, '');
}

/** The full address of a path of this site, for emails and other places outside of a page. */
export function absoluteUrl(path: string): string {
  return `${origin}${path}`;
}
