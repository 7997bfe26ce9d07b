import type { ExamplePart, PagePart, TablePart, TimelinePart } from '#content/pages/page-part.ts';
import { CoverTable } from './cover-table.tsx';
import { MARKS } from './marks.ts';
import { Part, placeId, TextSection } from './text-section.tsx';

/** One part of a page, by its kind. */
export function PagePartView({ part }: { part: PagePart }) {
  const id = placeId(part.heading);
  switch (part.kind) {
    case 'table':
      return <Table part={part} id={id} />;
    case 'timeline':
      return <Timeline part={part} id={id} />;
    case 'example':
      return <Example part={part} id={id} />;
    case 'coverage':
      return (
        <Part id={id} heading={part.heading} intro={part.intro}>
          <CoverTable rows={part.rows} caption={part.heading} />
        </Part>
      );
    case 'exclusions':
      return (
        <Part id={id} heading={part.heading} intro={part.intro}>
          <ul className={`mt-4 flex max-w-text flex-col gap-2.5 ${MARKS.no}`}>{itemsOf(part.items)}</ul>
        </Part>
      );
    case 'checklist':
      return (
        <Part id={id} heading={part.heading} intro={part.intro}>
          <ul
            className={`mt-5 break-inside-avoid gap-x-10 rounded-card border border-line bg-surface p-5 *:break-inside-avoid *:py-1.5 sm:columns-2 sm:p-7 ${MARKS.toTick}`}
          >
            {itemsOf(part.items)}
          </ul>
        </Part>
      );
    default:
      return <TextSection section={part} id={id} />;
  }
}

function itemsOf(items: readonly string[]) {
  return items.map((item) => <li key={item}>{item}</li>);
}

type ViewProps<Kind> = { part: Kind; id: string };

/** Under each other on a phone, where the headings of the columns stand before the cells. */
function Table({ part: { heading, intro, columns, rows }, id }: ViewProps<TablePart>) {
  return (
    <Part id={id} heading={heading} intro={intro}>
      <table className="mt-6 w-full text-left max-sm:block max-sm:[&_:is(tbody,tr,th,td)]:block [&_td]:text-sm max-sm:[&_td]:mt-2 sm:[&_:is(td,th)]:py-3.5 sm:[&_:is(td,th)]:pr-6 sm:[&_:is(td,th)]:align-top [&_th]:font-semibold [&_tr]:break-inside-avoid [&_tr]:border-b [&_tr]:border-line max-sm:[&_tr]:py-4">
        <caption className="sr-only">{heading}</caption>
        <thead className="text-sm text-slate max-sm:hidden">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <span className="mb-0.5 block text-xs font-medium text-slate sm:hidden">
                    {columns[index + 1]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Timeline({ part: { heading, intro, steps }, id }: ViewProps<TimelinePart>) {
  return (
    <Part id={id} heading={heading} intro={intro}>
      <ol className="mt-6 ml-2 border-l-3 border-sky">
        {steps.map(({ when, what }) => (
          <li
            key={when}
            className="relative break-inside-avoid pb-6 pl-7 before:absolute before:top-1.5 before:-left-2.25 before:size-4 before:rounded-full before:border-3 before:border-spruce before:bg-paper last:pb-0"
          >
            <p className="font-semibold">{when}</p>
            <p className="mt-0.5 max-w-text text-sm text-slate">{what}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Example({ part: { heading, example }, id }: ViewProps<ExamplePart>) {
  return (
    <Part id={id} heading={heading}>
      <div className="mt-5 break-inside-avoid rounded-card border border-line bg-surface p-5 sm:p-7">
        <p className="text-xs font-medium text-slate">An example with invented people and figures</p>
        {example.story.map((text) => (
          <p key={text} className="mt-3 max-w-text">
            {text}
          </p>
        ))}
        <dl className="mt-5 divide-y divide-line border-y border-line text-sm">
          {example.lines.map(({ what, amount }) => (
            <div key={what} className="flex justify-between gap-6 py-2.5">
              <dt>{what}</dt>
              <dd className="shrink-0 text-right font-semibold tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-text font-medium">{example.result}</p>
      </div>
    </Part>
  );
}
