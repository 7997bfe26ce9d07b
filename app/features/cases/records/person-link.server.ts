import type { Db } from '#app/platform/database/database.server.ts';
import type { CaseRow } from './held-case.server.ts';

type LinkMaker = (tx: Db, row: CaseRow) => Promise<string | undefined>;

let makeLink: LinkMaker = async () => undefined;

/** Says how links for people without an account are made: they belong to a feature above this one. */
export function setPersonLinks(maker: LinkMaker): void {
  makeLink = maker;
}

/**
 * The path, with its secret, by which the person of a case without an account opens it from a mail. Undefined where they
 * have an account, or where nothing was asked for by a form.
 */
export async function personLink(tx: Db, row: CaseRow): Promise<string | undefined> {
  return row.clientId ? undefined : makeLink(tx, row);
}
