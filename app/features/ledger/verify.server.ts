import { createHash } from 'node:crypto';
import { asc, count, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { auditLog, consents, disclosures, ledgerHeads } from './tables.server.ts';

const CHAINS = { consents, disclosures, audit_log: auditLog } as const;
export type Chain = keyof typeof CHAINS;

const PAGE = 5_000;
const GENESIS = '0'.repeat(64);

/** Where a chain breaks first; `id` is null when the row itself is gone. */
export type Break = { seq: number; id: string | null; reason: string };
export type ChainReport = { chain: Chain; rows: number; headHash: string; broken: Break | null };

/** The last row whose link is good. */
type Link = { seq: number; hash: string };

/**
 * Recomputes every hash of every chain, and reports the first row of each that is changed, missing or foreign.
 * Reads in pages without a long transaction, so it may run beside writers. A chain that was rewritten whole,
 * heads included, by somebody with full power over the database looks intact: compare its head with a note
 * kept elsewhere.
 */
export async function verifyLedger(db: Db): Promise<{ intact: boolean; chains: ChainReport[] }> {
  const chains: ChainReport[] = [];
  for (const chain of ['consents', 'disclosures', 'audit_log'] as const)
    chains.push(await verifyChain(db, chain));
  return { intact: chains.every(({ broken }) => broken === null), chains };
}

/** What a row of a chain says of itself; null where there is none. */
export async function hashOfRow(db: Db, chain: Chain, seq: number): Promise<string | null> {
  const table = CHAINS[chain];
  const [row] = await db.select({ hash: table.hash }).from(table).where(eq(table.seq, seq));
  return row?.hash ?? null;
}

async function verifyChain(db: Db, chain: Chain): Promise<ChainReport> {
  const { head, last, unlinked } = await summariseChain(db, chain);
  if (!head) {
    return {
      chain,
      rows: 0,
      headHash: '',
      broken: { seq: 0, id: null, reason: 'the head of the chain is missing' },
    };
  }
  const { link, broken } = await walk(db, chain, head.seq);
  const report = (found: Break | null) => ({ chain, rows: link.seq, headHash: head.hash, broken: found });
  if (broken) return report(broken);
  if (link.seq < head.seq) {
    return report({
      seq: link.seq + 1,
      id: null,
      reason: `this row and the rest up to ${head.seq} are missing`,
    });
  }
  if (link.hash !== head.hash) {
    return report({ seq: head.seq, id: null, reason: 'the head does not carry the hash of the last row' });
  }
  if (last > head.seq)
    return report({ seq: last, id: null, reason: `the head knows of ${head.seq} rows only` });
  if (unlinked > 0)
    return report({ seq: head.seq + 1, id: null, reason: `${unlinked} rows are in no chain` });
  return report(null);
}

/** Head and extent of a chain in one statement, hence of one moment, while others keep writing. */
async function summariseChain(db: Db, chain: Chain) {
  const table = CHAINS[chain];
  const last = db.select({ last: max(table.seq) }).from(table);
  const unlinked = db.select({ unlinked: count() }).from(table).where(isNull(table.seq));
  const [row] = await db
    .select({
      seq: ledgerHeads.seq,
      hash: ledgerHeads.hash,
      last: sql`coalesce((${last}), 0)`.mapWith(Number),
      unlinked: sql`(${unlinked})`.mapWith(Number),
    })
    .from(ledgerHeads)
    .where(eq(ledgerHeads.chain, chain));
  return { head: row, last: row?.last ?? 0, unlinked: row?.unlinked ?? 0 };
}

async function walk(db: Db, chain: Chain, end: number): Promise<{ link: Link; broken: Break | null }> {
  let link: Link = { seq: 0, hash: GENESIS };
  while (link.seq < end) {
    const page = await readPage(db, chain, link.seq);
    if (page.length === 0) break;
    for (const row of page) {
      if (row.seq > end) return { link, broken: null };
      const reason = reasonBroken(link, row);
      if (reason)
        return { link, broken: { seq: link.seq + 1, id: row.seq === link.seq + 1 ? row.id : null, reason } };
      link = { seq: row.seq, hash: row.hash ?? '' };
    }
  }
  return { link, broken: null };
}

type Row = { id: string; seq: number; prevHash: string | null; hash: string | null; content: string };

async function readPage(db: Db, chain: Chain, after: number): Promise<Row[]> {
  const table = CHAINS[chain];
  const rows = await db
    .select({
      id: table.id,
      seq: table.seq,
      prevHash: table.prevHash,
      hash: table.hash,
      content: sql<string>`ledger_content(${table})`,
    })
    .from(table)
    .where(gt(table.seq, after))
    .orderBy(asc(table.seq))
    .limit(PAGE);
  return rows.map((row) => ({ ...row, seq: row.seq ?? 0 }));
}

function reasonBroken(before: Link, row: Row): string | null {
  if (row.seq !== before.seq + 1) return 'the row is missing';
  if (row.prevHash !== before.hash) return 'the row does not follow the one before it';
  const expected = createHash('sha256')
    .update(before.hash + row.content)
    .digest('hex');
  return row.hash === expected ? null : 'the row was changed';
}
