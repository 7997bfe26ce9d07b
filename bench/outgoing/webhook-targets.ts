import { createServer } from 'node:http';

/** Answers every POST at once on the port of its first argument; what goes to `/hangs` is never answered. */
const server = createServer((request, response) => {
  request.resume();
  if (request.url === '/hangs') return;
  request.on('end', () => response.writeHead(204).end());
});
server.listen(Number(process.argv[2]), '127.0.0.1');
