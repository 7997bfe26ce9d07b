import { Check } from 'lucide-react';
import { Breadcrumb } from '#app/site/frame/breadcrumb.tsx';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { brand } from '#content/brand.ts';
import { FromPortal } from './from-portal.tsx';
import { QuoteForm } from './quote-form.tsx';

const CRUMBS = [{ label: 'Get a Free Quote', to: '/get-quote' }];

export const meta = () =>
  pageMeta({
    path: '/get-quote',
    title: `Get a Free Quote | ${brand.name}`,
    description:
      'Ask for an insurance quote in Alberta. One licensed broker at a time gets your request, and you can see who has opened it.',
    crumbs: CRUMBS,
  });

export default function GetQuote() {
  return (
    <div className="site-width pt-5 pb-12 sm:pb-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <div className="min-w-0 flex-1">
          <Breadcrumb crumbs={CRUMBS} />
        </div>
        <FromPortal />
      </div>
      <PageTitle lead="Each screen asks about one topic, and you review everything before you send it. You pay us nothing, and you do not have to buy.">
        Get a Free Quote
      </PageTitle>
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,40rem)_20rem] lg:justify-between">
        <div>
          <QuoteForm />
        </div>
        <Promises />
      </div>
    </div>
  );
}

const PROMISES = [
  ['One licensed broker at a time', 'No other broker gets your request while that one has it.'],
  [
    'A time for the first contact',
    'Once your request is sent, you see the time by which we ask the broker to contact you. If nobody has contacted you by then, we tell you and ask another broker.',
  ],
  [
    'You see who has opened it',
    'Your tracking page shows who has opened your request. You can also withdraw the request there.',
  ],
  [
    'Prices come from the broker',
    'Quotes and advice come from the broker partner, who may pay us for the introduction.',
  ],
] as const;

function Promises() {
  return (
    <aside
      aria-labelledby="promises"
      className="h-fit rounded-card bg-mist p-6 lg:sticky lg:top-28 print:hidden"
    >
      <h2 id="promises" className="text-lg font-semibold">
        What happens with your request
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {PROMISES.map(([title, text]) => (
          <li key={title} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-spruce" />
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-sm text-slate">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4 text-sm text-slate">{brand.notABroker}</p>
    </aside>
  );
}
