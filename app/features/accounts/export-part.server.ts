import type { z } from 'zod';
import type { Db } from '#app/platform/database/database.server.ts';
import type { UserViewer } from './account-env.server.ts';

/** What another noun adds to the download of somebody's data, under its own name. Only what `shape` lists leaves. */
export type ExportPart = {
  name: string;
  shape: z.ZodType;
  read: (db: Db, viewer: UserViewer) => Promise<unknown>;
};
