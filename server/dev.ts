import { type ChildProcess, spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { createServer } from 'vite';
import { API_PREFIXES, PLAIN_PAGES } from './site/api-addresses.ts';

const port = Number(readPort() || 3000);
const apiPort = await freePort();
const api = startApi();
// What the API process serves; everything else comes from Vite, with hot reload. Vite proxies by prefix.
const apiPaths = [...API_PREFIXES, ...PLAIN_PAGES.filter((page) => !page.endsWith('*'))];
const proxy = Object.fromEntries(apiPaths.map((path) => [path, `http://127.0.0.1:${apiPort}`]));
const vite = await createServer({ server: { port, strictPort: true, host: '127.0.0.1', proxy } });
await vite.listen();
process.stdout.write(`\n  Chinook Cover (development) at http://localhost:${port}\n`);
process.stdout.write('  Pages reload by themselves; the server restarts when its files change.\n\n');

const stop = async () => {
  api.kill('SIGTERM');
  await vite.close();
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

function startApi(): ChildProcess {
  const flags = ['--watch', '--watch-preserve-output', 'server/dev-api.ts'];
  const settings = { PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: `http://localhost:${port}` };
  // biome-ignore lint/style/noProcessEnv: handed on to the API process, which checks it
  return spawn(process.execPath, flags, { stdio: 'inherit', env: { ...process.env, ...settings } });
}

function readPort(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: the only setting that this process needs itself
  return process.env.PORT;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createNetServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
