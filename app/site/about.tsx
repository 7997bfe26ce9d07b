import { aboutPage } from '#content/pages/about.ts';
import { factsFor } from './facts-for.ts';
import { pageMeta } from './page-meta.ts';
import { NextStep } from './skeleton/next-step.tsx';
import { organization } from './structured-data.ts';
import { loadTextPage } from './texts/load-text-page.ts';
import { TextPage } from './texts/text-page.tsx';

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
      <NextStep {...nextStep} />
    </TextPage>
  );
}
