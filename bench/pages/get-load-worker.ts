import { connect } from 'node:net';

/**
 * Keeps n connections busy with one GET each and prints the answers per second. Reads raw bytes
 * because node:http as a client is slower than the servers under test.
 * Arguments: url, seconds, connections, further header lines.
 */
const [target = '', seconds = '3', connections = '32', ...headers] = process.argv.slice(2);
const url = new URL(target);
const lines = [`GET ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`, ...headers];
const request = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
let answered = 0;
let isOver = false;

function keepAsking(): void {
  const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
  socket.setNoDelay(true);
  let missing = 0;
  let head = '';
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1]);
      if (!head.startsWith('HTTP/1.1 200') || !Number.isInteger(length)) fail(head.slice(0, end));
      missing = end + 4 + length - head.length;
      head = '';
    } else {
      missing -= chunk.length;
    }
    if (missing > 0) return;
    missing = 0;
    answered += 1;
    if (!isOver) socket.write(request);
  });
  socket.on('error', (error) => fail(error.message));
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

for (let index = 0; index < Number(connections); index += 1) keepAsking();
const from = performance.now();
setTimeout(() => {
  isOver = true;
  process.stdout.write(`${answered / ((performance.now() - from) / 1000)}\n`, () => process.exit(0));
}, Number(seconds) * 1000);
