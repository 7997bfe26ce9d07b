import { createServer } from 'node:http';
import { loadSite } from '#server/site/site.ts';

// Arguments: folder of the built site, port.
const [dir = '', port = ''] = process.argv.slice(2);
const site = await loadSite(dir);
createServer((request, response) => {
  if (!site.handle(request, response)) response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
