import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Started, start } from '../processes.ts';

/** Starts nginx with one worker over `root`: sendfile, no log, files kept open, no compression. */
export async function startNginx(nginx: string, root: string, port: number): Promise<Started> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  // The worker runs as another user when this one is root, and must still reach its own folders.
  await chmod(dir, 0o755);
  await mkdir(join(dir, 'tmp'), { mode: 0o777 });
  await writeFile(join(dir, 'nginx.conf'), configuration(dir, root, port));
  const started = start(nginx, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], {
    core: 0,
  });
  const stop = async () => {
    await started.stop();
    await rm(dir, { recursive: true, force: true });
  };
  return { ...started, stop };
}

function configuration(dir: string, root: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  gzip off;
  ${temporary.map((name) => `${name}_temp_path ${dir}/tmp/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
  }
}
`;
}
