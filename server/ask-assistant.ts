import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
import { rebuildConversation, type Turn } from '#app/features/assistant/conversation.ts';
import type { Decision } from '#app/features/assistant/decisions/decide.ts';
import { type LeadDraft, openStep, takeReply } from '#app/features/chat/lead/lead-script.ts';
import { brand } from '#content/brand.ts';
import { script } from '#content/chat/script.ts';

/** `npm run assistant:ask -- questions.json [answers.json]`: asks everything in a file, as the chat window would. */
const item = z.object({
  id: z.string(),
  text: z.string().optional(),
  turns: z.array(z.object({ text: z.string() })).optional(),
  /** The window has just asked for the name. */
  opening: z.literal('name-asked').optional(),
});
const items = z.union([z.array(item), z.object({ items: z.array(item) }).transform((file) => file.items)]);
type Item = z.output<typeof item>;

const assistant = createAssistant(null);

/** What a turn got, from the script of the window or from the assistant. */
async function askAll({ id, text, turns, opening }: Item) {
  const messages: Turn[] = [];
  const answers = [];
  let draft: LeadDraft | null = opening ? {} : null;
  if (opening) messages.push({ role: 'assistant', content: script.welcome(brand.name) });
  for (const said of turns?.map((turn) => turn.text) ?? [text ?? '']) {
    const step = draft ? openStep(draft) : 'complete';
    const turn = draft && step !== 'complete' ? takeReply(step, said, draft) : null;
    messages.push({ role: 'user', content: said });
    if (turn) {
      draft = turn.draft;
      answers.push({ text: said, answer: turn.reply, by: 'script', taken: turn.draft });
      messages.push({ role: 'assistant', content: turn.reply });
      continue;
    }
    const { response, outcome, sources, buttons, decision, key } = await assistant.answer(
      rebuildConversation(messages),
    );
    // The window takes a name that comes next, and then leaves whoever asks to their questions.
    const isFirst = messages.filter(({ role }) => role === 'user').length === 1;
    if (step !== 'name' || (outcome !== 'emergency' && !isFirst)) draft = null;
    answers.push({
      ...{ text: said, answer: response, by: 'assistant', outcome, entry: key },
      ...{ buttons, links: sources.map(({ title, to }) => ({ title, to })) },
      ...{ decision: decision.kind, confidence: confidenceOf(decision), choices: choicesOf(decision) },
    });
    messages.push({ role: 'assistant', content: response });
  }
  return { id, answers };
}

function confidenceOf({ share }: Decision): number {
  return Math.round(share * 1000) / 1000;
}

function choicesOf(decision: Decision): readonly string[] {
  return decision.kind === 'ask' ? decision.keys : [];
}

const [from, to] = process.argv.slice(2);
if (!from) {
  process.stderr.write('Usage: npm run assistant:ask -- questions.json [answers.json]\n');
  process.exit(1);
}
const asked = items.parse(JSON.parse(await readFile(from, 'utf8')));
const answered = [];
for (const one of asked) answered.push(await askAll(one));
const file = to ?? from.replace(/(?:\.json)?$/, '.answers.json');
await writeFile(file, `${JSON.stringify(answered, null, 2)}\n`);
process.stdout.write(
  `${answered.length} items, ${answered.flatMap(({ answers }) => answers).length} turns: ${file}\n`,
);
