import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Before every test file on a database: the hash of passwords keeps a core busy for 60 ms on purpose, some thousand times in
 * a run. Here the same hash is made with a five-hundredth of the work; everything else of a login is real. What the product
 * asks for is looked at in `login-cost.db.test.ts`, and the unit tests, faults and journeys hash as it does.
 */
const { scrypt } = crypto;
type Done = (error: Error | null, key: Buffer) => void;

crypto.scrypt = ((password: string, salt: string, length: number, asked: ScryptOptions, done: Done) =>
  scrypt(password, salt, length, { ...asked, N: 32 }, done)) as typeof crypto.scrypt;
syncBuiltinESMExports();
