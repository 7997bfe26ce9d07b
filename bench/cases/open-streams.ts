import { Agent, type ClientRequest, request } from 'node:http';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

export type Listener = { url: string; cookie?: string; onEvent?: (event: EventSourceMessage) => void };
export type Streams = { close: () => void };

/** How many knock at the same time. */
const AT_ONCE = 20;

/** Opens a stream of events for each listener, and resolves when all have heard their first event. */
export async function openStreams(listeners: readonly Listener[]): Promise<Streams> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const requests: ClientRequest[] = [];
  const waiting = listeners.values();
  const opener = async () => {
    for (const listener of waiting) requests.push(await openStream(listener, agent));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  const close = () => {
    for (const one of requests) one.destroy();
    agent.destroy();
  };
  return { close };
}

function openStream({ url, cookie, onEvent }: Listener, agent: Agent): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: cookie ? { cookie } : {} });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200)
        return reject(new Error(`${url} was answered with ${answer.statusCode}`));
      const parser = createParser({
        onEvent: (event) => {
          resolve(asked);
          onEvent?.(event);
        },
      });
      answer.on('error', () => undefined);
      answer.setEncoding('utf8').on('data', (text: string) => parser.feed(text));
    });
    asked.end();
  });
}
