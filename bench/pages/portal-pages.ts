import { z } from 'zod';

export type PortalPage = { name: string; path: string; cookie: string };

const PEOPLE = {
  client: { username: 'demo_client', start: '/portal', cases: '/api/cases' },
  // Of a case that waits to be accepted little is shown.
  broker: { username: 'demo_broker', start: '/broker', cases: '/api/broker/cases?filter=in_progress' },
};
const list = z.object({ items: z.array(z.object({ id: z.string() })) });
const page = z.object({ total: z.int().default(0) });

/** The first page and a case page of each portal of the demo, with the cookie that opens it. */
export async function listPortalPages(url: string): Promise<PortalPage[]> {
  const pages: PortalPage[] = [];
  for (const role of ['client', 'broker'] as const) {
    const { username, start, cases } = PEOPLE[role];
    const cookie = await logIn(url, username);
    const id = await findTalkative(url, cookie, cases);
    pages.push({ name: `the ${role}'s first page`, path: start, cookie });
    pages.push({ name: `the ${role}'s case page`, path: `${start}/cases/${id}`, cookie });
  }
  return pages;
}

/** The same cookie as a browser wants it. */
export function cookiesFor(url: string, cookie: string) {
  return cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}

/** Logs a demo account in; the cookies as a request sends them. */
export async function logIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'DemoPass1' }),
  });
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}`);
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(';')[0]).join('; ');
}

/** The case of a list about which most was said: it has the most to show. */
async function findTalkative(url: string, cookie: string, path: string): Promise<string> {
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(url + path, { headers: { cookie } })).json();
  const cases = list.parse(await ask(path)).items;
  const totals = await Promise.all(
    cases.map(async ({ id }) => ({ id, ...page.parse(await ask(`/api/cases/${id}/messages?limit=1`)) })),
  );
  const [most] = totals.toSorted((a, b) => b.total - a.total);
  if (!most) throw new Error(`The demo has no case at ${path}.`);
  return most.id;
}
