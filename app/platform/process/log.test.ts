import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createLogger } from './log.server.ts';

function logged(fields: object): string {
  const lines: string[] = [];
  createLogger('info', (line) => lines.push(line)).error(fields, 'It failed');
  return lines.join('');
}

test('an error keeps its type, its code and what caused it', async () => {
  const missing = await readFile('/does/not/exist').catch((error: unknown) => error);
  const line = JSON.parse(logged({ error: new TypeError('Cannot start', { cause: missing }) }));
  expect(line.error).toMatchObject({
    type: 'TypeError',
    message: 'Cannot start',
    cause: { type: 'Error', code: 'ENOENT', message: expect.stringContaining('/does/not/exist') },
  });
});

test('a failed query says what went wrong, without the people in it', () => {
  const cause = Object.assign(new Error('disk full'), { code: '53100', detail: 'casey@example.ca' });
  const line = logged({ error: new Error('Failed query: insert\nparams: casey@example.ca', { cause }) });
  expect(line).toContain('53100');
  expect(line).not.toContain('casey@');
});

test('personal fields never reach a line, also one level down', () => {
  const line = logged({ email: 'casey@example.ca', person: { name: 'Casey Ng', phone: '4035550000' } });
  expect(line).not.toMatch(/casey|Casey|403555/);
});
