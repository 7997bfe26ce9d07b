import { Check } from 'lucide-react';
import { placeId } from '#app/platform/text/place-id.ts';
import { pageMeta } from '#app/site/meta/page-meta.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { Part } from '#app/site/skeleton/text-section.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { RetentionRow } from '#content/pages/legal-page.ts';
import { privacyPolicyPage } from '#content/pages/privacy-policy.ts';
import { loadTextPage } from './load-text-page.ts';
import { TextPage } from './text-page.tsx';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  return loadTextPage(privacyPolicyPage, factsFor(request));
}

export const meta = ({ loaderData: { page } }: { loaderData: Loaded }) =>
  pageMeta({ ...page, crumbs: [{ label: 'Privacy policy', to: page.path }] });

const COLUMNS = [
  { key: 'what', header: 'What', render: (row: RetentionRow) => row.what },
  { key: 'period', header: 'How long', render: (row: RetentionRow) => row.period },
  { key: 'why', header: 'Why', render: (row: RetentionRow) => row.why },
];

/** What we keep, who may see it, and how people can check. */
export default function PrivacyPolicy({ loaderData }: { loaderData: Loaded }) {
  const { summary, retention } = loaderData.page;
  const id = placeId(retention.heading);
  return (
    <TextPage
      {...loaderData}
      name="Privacy policy"
      intro={<Summary {...summary} />}
      more={[{ id, heading: retention.heading }]}
    >
      <Part id={id} heading={retention.heading} intro={retention.intro}>
        <div className="mt-5">
          <DataTable
            caption={retention.heading}
            columns={COLUMNS}
            rows={retention.rows}
            rowKey={(row) => row.what}
          />
        </div>
      </Part>
    </TextPage>
  );
}

function Summary({ heading, items }: Loaded['page']['summary']) {
  return (
    <section className="mt-14 rounded-card bg-spruce-soft px-6 py-6 sm:px-8">
      <h2 className="text-xl">{heading}</h2>
      <ul className="mt-3 flex flex-col gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-spruce" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
