import { pageMeta } from '#app/site/meta/page-meta.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { termsPage } from '#content/pages/terms-of-service.ts';
import { loadTextPage } from './load-text-page.ts';
import { TextPage } from './text-page.tsx';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  return loadTextPage(termsPage, factsFor(request));
}

export const meta = ({ loaderData: { page } }: { loaderData: Loaded }) =>
  pageMeta({ ...page, crumbs: [{ label: 'Terms of service', to: page.path }] });

/** What people can expect from this site, and what it asks of them. */
export default function TermsOfService({ loaderData }: { loaderData: Loaded }) {
  return <TextPage {...loaderData} name="Terms of service" />;
}
