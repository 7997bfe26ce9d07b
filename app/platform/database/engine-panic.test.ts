import { expect, test, vi } from 'vitest';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { EngineStoppedError, refuseAfterPanic } from './engine-panic.server.ts';
import { isDatabaseUnavailable } from './failures.server.ts';

const MESSAGE = new Uint8Array();

function engineThatFails(severity: string) {
  const fail = vi.fn(async (_message: Uint8Array, _options: object): Promise<never> => {
    throw Object.assign(new Error('could not write to file: No space left on device'), {
      code: '53100',
      severity,
    });
  });
  const engine = { execProtocol: fail, execProtocolStream: fail, execProtocolRaw: fail, close: vi.fn() };
  const { close } = engine;
  refuseAfterPanic(engine, silentLog);
  return { engine, fail, close };
}

test('after a panic the engine is never called again, not even to close it', async () => {
  const { engine, fail, close } = engineThatFails('PANIC');
  await expect(engine.execProtocol(MESSAGE, {})).rejects.toThrow('No space left');
  for (const call of [engine.execProtocol, engine.execProtocolStream, engine.execProtocolRaw]) {
    const refused = await call(MESSAGE, {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(EngineStoppedError);
    expect(isDatabaseUnavailable(refused)).toBe(true);
  }
  await engine.close();
  expect(fail).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

test('after an ordinary error it goes on', async () => {
  const { engine, fail } = engineThatFails('ERROR');
  for (const time of [1, 2]) {
    await expect(engine.execProtocol(MESSAGE, {})).rejects.toThrow('No space left');
    expect(fail).toHaveBeenCalledTimes(time);
  }
});
