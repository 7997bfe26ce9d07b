import { useState } from 'react';
import { z } from 'zod';
import type { ChatSource } from '#app/features/assistant/schema.ts';
import { chatAnswer } from '#app/features/chat/schema.ts';
import { Breadcrumb } from '#app/site/frame/breadcrumb.tsx';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';

type Exchange = {
  id: number;
  request: string;
  status: string;
  answer: string;
  sources: ChatSource[];
  ms: number;
};

const asking = z.strictObject({ question: z.string().trim().min(1, { error: 'Please type a question' }) });

const CRUMBS = [{ label: 'Assistant test', to: '/ai-test' }];

export const meta = () =>
  pageMeta({
    path: '/ai-test',
    title: 'Test of the chat assistant, call by call',
    description:
      'For testing: each question to the chat assistant with its request, its answer, the sources it rests on and the time it took.',
    crumbs: CRUMBS,
    isHidden: true,
  });

/** Each exchange with the assistant as it went over the line: request, answer with its sources, and timing. */
export default function AiTest() {
  const [exchanges, setExchanges] = useState<Exchange[]>([]);

  const form = useForm({
    values: { question: '' },
    schema: asking,
    send: ({ question }) => call(question),
    onDone: (exchange) => {
      setExchanges((earlier) => [{ id: earlier.length, ...exchange }, ...earlier]);
      form.reset();
    },
    otherwise: 'This could not be asked.',
  });

  return (
    <div className="site-width pt-5 pb-12 sm:pb-16">
      <div className="mb-4">
        <Breadcrumb crumbs={CRUMBS} />
      </div>
      <PageTitle lead="For testing: what is sent, what comes back, and how long it took. Nothing here is kept in the browser.">
        Assistant test
      </PageTitle>
      <Form form={form} sendLabel="Ask" pendingLabel="Asking" className="mt-8 max-w-text">
        <TextField label="Question" autoComplete="off" {...form.field('question')} />
      </Form>
      <div aria-live="polite" className="mt-10 flex flex-col gap-6">
        {exchanges.map(({ id, request, status, answer, sources, ms }) => (
          <section
            key={id}
            aria-label={`Exchange ${id + 1}`}
            className="rounded-card border border-line bg-surface p-5 sm:p-6"
          >
            <h2 className="text-lg font-semibold">{`Exchange ${id + 1}: ${status}, ${ms} ms`}</h2>
            <h3 className="mt-4 font-semibold">Request</h3>
            <Code text={request} />
            <h3 className="mt-4 font-semibold">Answer</h3>
            <Code text={answer} />
            <h3 className="mt-4 font-semibold">Sources</h3>
            <Sources sources={sources} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Sources({ sources }: { sources: readonly ChatSource[] }) {
  if (sources.length === 0) return <p className="mt-2 text-slate">None.</p>;
  return (
    <ul className="mt-2 ml-5 list-disc">
      {sources.map(({ title, to, reviewedOn }) => (
        <li key={to}>
          <TextLink to={to}>{title}</TextLink>, last reviewed {reviewedOn}
        </li>
      ))}
    </ul>
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
    const ms = elapsed();
    const answer = parse(text);
    return {
      request,
      status: `Status ${response.status}`,
      answer: answer === undefined ? text : JSON.stringify(answer, null, 2),
      sources: sourcesIn(answer),
      ms,
    };
  } catch (error) {
    return { request, status: 'No connection', answer: String(error), sources: [], ms: elapsed() };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sourcesIn(answer: unknown): ChatSource[] {
  const { data } = chatAnswer.safeParse(answer);
  return data?.success ? (data.data.sources ?? []) : [];
}
