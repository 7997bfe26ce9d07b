import type { EarlyReads } from './early-reads.ts';

/**
 * Runs inline in the document of the portals, before any script has come: asks for what the page reads first, so that it
 * is on its way while the scripts are. Nobody who is not signed in asks for more than who they are, and an address with
 * a search part says itself what its page reads. The page takes the answers by their address (`takeEarlyAnswer`). Its
 * text is put into the document, so it uses nothing from outside.
 */
export function readAhead(
  reads: EarlyReads,
  { pathname, search }: { pathname: string; search: string },
): void {
  const answers = new Map<string, Promise<Response | undefined>>();
  globalThis.earlyAnswers = answers;
  const id = pathname.split('/').filter(Boolean).at(-1) ?? '';

  function ask(path: string, when: Promise<boolean>): Promise<Response | undefined> {
    const address = path.replace(':id', id);
    const answer = when
      .then((isTime) => (isTime ? fetch(address, { headers: { accept: 'application/json' } }) : undefined))
      .catch(() => undefined);
    answers.set(address, answer);
    return answer;
  }

  async function says(
    answer: Promise<Response | undefined>,
    isSo: (found: Record<string, unknown>) => boolean,
  ): Promise<boolean> {
    const response = await answer;
    // A copy: the page reads the answer itself.
    return response?.ok ? isSo(await response.clone().json()) : false;
  }

  const isSignedIn = says(ask('/api/user', Promise.resolve(true)), ({ role }) => typeof role === 'string');
  // What the page is about goes before what its frame counts: a browser asks for six things at a time.
  if (!search) readPage();
  for (const path of reads.always) ask(path, isSignedIn);

  function readPage(): void {
    for (const path of reads.page ?? []) ask(path, isSignedIn);
    if (!reads.ofCase) return;
    // A broker who was only asked may not read what was said.
    const isOpen = says(
      ask('/api/cases/:id', isSignedIn),
      ({ view, disclosure }) => view === 'client' || disclosure === 'accepted',
    );
    for (const path of reads.ofCase) ask(path, isOpen);
  }
}
