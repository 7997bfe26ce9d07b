import { keepUnderstanding } from '#app/features/assistant/understanding/open-understanding.server.ts';

/** Once per run: what the assistant learns from its wordings, so that no test has to wait for it. */
export default async function setup(): Promise<void> {
  await keepUnderstanding();
}
