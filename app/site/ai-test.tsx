import { type FormEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { pageMeta } from './page-meta.ts';

type Exchange = { id: number; request: string; status: string; answer: string; ms: number };

export const meta = () =>
  pageMeta({
    path: '/ai-test',
    title: 'Test of the chat assistant, call by call',
    description:
      'For testing: each question to the chat assistant with its request, its answer, the sources it rests on and the time it took.',
    crumbs: [{ label: 'Assistant test', to: '/ai-test' }],
    isHidden: true,
  });

/** Each exchange with the assistant as it went over the line: request, answer with its sources, and timing. */
export default function AiTest() {
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const [isPending, setPending] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const question = String(new FormData(form).get('question') ?? '').trim();
    if (question === '' || isPending) return;
    setPending(true);
    const exchange = await call(question);
    setExchanges((earlier) => [{ id: earlier.length, ...exchange }, ...earlier]);
    setPending(false);
    form.reset();
  }

  return (
    <div className="site-width py-12 sm:py-16">
      <PageTitle lead="For testing: what is sent, what comes back, and how long it took. Nothing here is kept in the browser.">
        Assistant test
      </PageTitle>
      <form noValidate onSubmit={ask} className="mt-8 flex max-w-text flex-col items-start gap-4">
        <TextField label="Question" name="question" autoComplete="off" className="w-full" />
        <Button type="submit" pending={isPending} pendingLabel="Asking">
          Ask
        </Button>
      </form>
      <div aria-live="polite" className="mt-10 flex flex-col gap-6">
        {exchanges.map(({ id, request, status, answer, ms }) => (
          <section
            key={id}
            aria-label={`Exchange ${id + 1}`}
            className="rounded-card border border-line bg-surface p-5 sm:p-6"
          >
            <h2 className="text-lg font-semibold">{`Exchange ${id + 1}: ${status}, ${ms} ms`}</h2>
            <h3 className="mt-4 font-semibold">Request</h3>
            <Code text={request} />
            <h3 className="mt-4 font-semibold">Answer and sources</h3>
            <Code text={answer} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Code({ text }: { text: string }) {
  return (
    <pre className="mt-2 overflow-x-auto rounded-control bg-mist p-4 text-sm wrap-anywhere whitespace-pre-wrap">
      {text}
    </pre>
  );
}

async function call(question: string): Promise<Omit<Exchange, 'id'>> {
  const body = { messages: [{ role: 'user', content: question }], caseInfo: { currentPage: '/ai-test' } };
  const request = JSON.stringify(body, null, 2);
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const response = await fetch('/api/ai-chat', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return { request, status: `Status ${response.status}`, answer: pretty(text), ms: elapsed() };
  } catch (error) {
    return { request, status: 'No connection', answer: String(error), ms: elapsed() };
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
