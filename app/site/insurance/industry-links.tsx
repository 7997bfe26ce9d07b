import { TextLink } from '#app/ui/text-link.tsx';

export type IndustryLink = { name: string; summary: string; to: string };

/** Ways from the business page into the page of each trade. */
export function IndustryLinks({ industries }: { industries: readonly IndustryLink[] }) {
  return (
    <ul className="mt-5 grid gap-x-10 *:border-t *:border-line *:pt-2 *:pb-4 sm:grid-cols-2 print:hidden [&_p]:text-sm [&_p]:text-slate">
      {industries.map(({ name, summary, to }) => (
        <li key={to}>
          <TextLink to={to} className="inline-flex min-h-11 items-center font-semibold">
            {name}
          </TextLink>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
