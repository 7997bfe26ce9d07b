import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';

// Arguments: port, folder. The least that takes a form with a file and copies it to the disk.
const [port, folder = ''] = process.argv.slice(2);
let count = 0;
createServer(async (request, response) => {
  if (request.method !== 'POST') return void response.end('ok');
  const form = busboy({ headers: request.headers });
  let written: Promise<void> | undefined;
  form.on('file', (_name, stream) => {
    count += 1;
    written = pipeline(stream, createWriteStream(join(folder, String(count))));
  });
  await pipeline(request, form);
  await written;
  response.writeHead(201).end('{}');
}).listen(Number(port), '127.0.0.1');
