import { placeId } from '#app/platform/text/place-id.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { PagePart, TablePart, TimelinePart } from '#content/pages/page-part.ts';
import { Part, TextSection } from '../text-section.tsx';
import { Checklist } from './checklist.tsx';
import { CoverTable } from './cover-table.tsx';
import { MARKS } from './marks.ts';
import { PhoneFold } from './phone-fold.tsx';
import { PriceScales } from './price-scales.tsx';
import { WorkedExample } from './worked-example.tsx';

type PagePartViewProps = {
  part: PagePart;
  /** Its list is what the page is read for: it is not folded on a phone. */
  isListOpen?: boolean;
};

/** One part of a page, by its kind. */
export function PagePartView({ part, isListOpen = false }: PagePartViewProps) {
  const id = placeId(part.heading);
  switch (part.kind) {
    case 'table':
      return <Table part={part} id={id} />;
    case 'timeline':
      return <Timeline part={part} id={id} />;
    case 'example':
      return (
        <Part id={id} heading={part.heading}>
          <PhoneFold summary={part.foldedAs ?? null}>
            <WorkedExample example={part.example} />
          </PhoneFold>
        </Part>
      );
    case 'price':
      return (
        <Part id={id} heading={part.heading} intro={part.intro}>
          <PriceScales items={part.items} />
        </Part>
      );
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
          <Checklist items={part.items} isOpen={isListOpen} />
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

/**
 * On a phone each row is a tile: its name, and below it the cells beside each other under the headings of their columns.
 * The name says enough where there is one cell.
 */
function Table({
  part: { heading, intro, foldedAs, isOpenOnPhone, columns, rows },
  id,
}: ViewProps<TablePart>) {
  const isLong = !isOpenOnPhone && rows.length >= MANY_ROWS;
  return (
    <Part id={id} heading={heading} intro={intro}>
      <PhoneFold summary={foldedAs ?? (isLong ? `Show the table: ${rows.length} rows` : null)}>
        <table className="mt-6 w-full text-left max-sm:block max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:px-5 max-sm:[&_:is(tbody,th,td)]:block max-sm:[&_tr]:grid max-sm:[&_tr:last-child]:border-0 [&_td]:text-sm max-sm:[&_td]:mt-1.5 sm:[&_:is(td,th)]:py-3.5 sm:[&_:is(td,th)]:pr-6 sm:[&_:is(td,th)]:align-top [&_th]:font-semibold [&_tr]:break-inside-avoid [&_tr]:border-b [&_tr]:border-line max-sm:[&_tr]:py-4">
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
              <tr key={name} className="auto-cols-fr gap-x-5">
                <th scope="row" className="col-span-2">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index + 1]}
                    className={classNames('row-start-2', cells.length === 1 && 'col-span-2')}
                  >
                    {columns.length > 2 && (
                      <span className="mb-1 block text-xs font-medium text-slate sm:hidden">
                        {columns[index + 1]}
                      </span>
                    )}
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
    </Part>
  );
}

/** From here on the rows of a table fill more than a phone. */
const MANY_ROWS = 6;

function Timeline({ part: { heading, intro, steps }, id }: ViewProps<TimelinePart>) {
  return (
    <Part id={id} heading={heading} intro={intro}>
      <figure className="mt-6">
        <ol className="ml-2 border-l-3 border-sky">
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
      </figure>
    </Part>
  );
}
