/** The path of the page a loader works for: `/insurance/auto`, without a slash or `.data` at its end. */
export function requestPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.replace(/\/?(?:_?\.data)?$/, '') || '/';
}
