import { build } from 'vite';
import { PROGRAM_DIR } from './folders.ts';

/**
 * Packages that stay where they are: they carry files of their own (WebAssembly, native code, models of languages), or are
 * CommonJS, which a bundle would run by other rules than Node does.
 */
export const LEFT_ALONE = [
  ...['@electric-sql/pglite', '@hyzyla/pdfium', '@resvg/resvg-js', 'heic-decode', 'sharp'],
  ...['busboy', 'nodemailer', 'pg', 'pg-boss', 'pino', 'prom-client', 'web-push', 'yauzl'],
];

/** Puts the server and the packages that it loads into few files. Takes about two seconds. */
export async function buildProgram(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: LEFT_ALONE },
    build: {
      ssr: true,
      outDir: PROGRAM_DIR,
      emptyOutDir: true,
      target: 'node26',
      minify: false,
      rolldownOptions: { input: { run: 'server/start/run.ts' } },
    },
  });
}
