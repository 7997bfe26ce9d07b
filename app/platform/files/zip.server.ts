import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { albertaParts } from '#app/platform/clock/clock.ts';

/** A file of an archive: its name, with folders by slashes, and where its bytes come from once its turn has come. */
export type ZipEntry = { name: string; read: () => Promise<Readable | Buffer> };

type Written = { name: Buffer; crc: number; size: number; offset: number };

/** Names are UTF-8 (bit 11), and the size stands behind the bytes (bit 3), as it is not known before. */
const FLAGS = 0x0808;
const VERSION = 20;

/**
 * A zip of the entries, one after another, none held in memory. Stored without compression: papers and pictures are
 * compressed already. For archives of less than 4 GB.
 */
export function zipOf(entries: readonly ZipEntry[], at: Date): Readable {
  return Readable.from(write(entries, dosTime(at)), { objectMode: false });
}

async function* write(entries: readonly ZipEntry[], time: Buffer): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name: text, read } of entries) {
    const name = Buffer.from(text, 'utf8');
    const head = Buffer.concat([localHeader(time, name), name]);
    yield head;
    let crc = 0;
    let size = 0;
    const bytes = await read();
    for await (const piece of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
      const chunk = Buffer.from(piece);
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x08074b50, 0);
    writeSizes(tail, 4, { crc, size });
    yield tail;
    written.push({ name, crc, size, offset });
    offset += head.length + size + tail.length;
  }
  const directory = Buffer.concat(
    written.map((entry) => Buffer.concat([centralHeader(time, entry), entry.name])),
  );
  yield directory;
  yield endOf(written.length, directory.length, offset);
}

function localHeader(time: Buffer, name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  time.copy(header, 10);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function centralHeader(time: Buffer, { name, offset, ...sizes }: Written): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  time.copy(header, 12);
  writeSizes(header, 16, sizes);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return header;
}

function writeSizes(into: Buffer, at: number, { crc, size }: { crc: number; size: number }): void {
  into.writeUInt32LE(crc, at);
  into.writeUInt32LE(size, at + 4);
  into.writeUInt32LE(size, at + 8);
}

function endOf(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Alberta's wall clock as zip keeps it: two seconds exact, from 1980 on. */
function dosTime(at: Date): Buffer {
  const { year, month, day, hour, minute, second } = albertaParts(at);
  const time = Buffer.alloc(4);
  time.writeUInt16LE((hour << 11) | (minute << 5) | (second >> 1), 0);
  time.writeUInt16LE(((year - 1980) << 9) | (month << 5) | day, 2);
  return time;
}
