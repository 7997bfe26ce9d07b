import { pageMeta } from '#app/site/meta/page-meta.ts';
import { organization } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { NextStep } from '#app/site/skeleton/next-step.tsx';
import { loadTextPage } from '#app/site/texts/load-text-page.ts';
import { TextPage } from '#app/site/texts/text-page.tsx';
import { aboutPage } from '#content/pages/about.ts';
import { PromisesKept } from './promises-kept.tsx';

type Loaded = ReturnType<typeof loader>;

export function loader({ request }: { request: Request }) {
  return loadTextPage(aboutPage, factsFor(request));
}

export const meta = ({ loaderData: { page } }: { loaderData: Loaded }) =>
  pageMeta({ ...page, crumbs: [{ label: 'About', to: page.path }], things: [organization()] });

/** What this site is, what it is not, and how it is paid. */
export default function About({ loaderData }: { loaderData: Loaded }) {
  const { nextStep } = loaderData.page;
  return (
    <TextPage {...loaderData} name="About" imageUrl="/illustrations/prairie.svg">
      <PromisesKept />
      <NextStep {...nextStep} />
    </TextPage>
  );
}
