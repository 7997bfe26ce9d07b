import { Worker } from 'node:worker_threads';

/**
 * Runs a module as a thread of its own, with `data` as its `workerData`, and returns its first message. Rejects when it
 * fails or ends without one, and when `signal` aborts, which ends it.
 */
export function answerOfThread<T>(module: string, data: unknown, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const thread = new Worker(module, { workerData: data });
    const stop = () => void thread.terminate();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    thread.once('message', (answer: T) => done(answer));
    thread.once('error', fail);
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      fail(new Error(`The thread ${module} ended with ${code}`));
    });
  });
}
