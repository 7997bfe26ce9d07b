import { readEnv } from '#app/platform/process/env.server.ts';
import { start } from './start/start.ts';

// biome-ignore lint/style/noProcessEnv: the door where the configuration comes in, in development
const running = await start(readEnv(process.env), Promise.resolve(null));
const stop = async () => {
  await running.stop();
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
