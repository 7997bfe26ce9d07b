import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { brokerCasesQuery } from '#app/features/cases/data.ts';
import { queueQuery } from '#app/features/queue/data.ts';
import type { PaletteDialogProps } from '#app/portals/frame/palette/palette.tsx';
import { PaletteWindow } from '#app/portals/frame/palette/palette-window.tsx';
import { hasWords, statusWords } from '#app/portals/frame/palette/palette-words.ts';
import { useSettled } from '#app/portals/frame/palette/use-settled.ts';
import { casesOf, closedCases, PAGES } from './palette-places.ts';

const MOST_CLOSED = 6;

/** What can be done here, requests by name or reference, and the pages of the portal: typed, and chosen by arrows. */
export function PaletteDialog({ commands, wanted, setWanted, onClose }: PaletteDialogProps) {
  const words = useSettled(wanted.trim());
  const found = useInfiniteQuery({
    ...queueQuery(new URLSearchParams({ q: words, limit: '12' }).toString()),
    enabled: words !== '',
  });
  const closed = useQuery({
    ...brokerCasesQuery('closed', '', words),
    enabled: words !== '',
    placeholderData: undefined,
  });
  const fitting = commands.filter(({ label }) => hasWords(label, wanted));
  const cases = words === '' ? [] : casesOf(found.data?.pages[0]?.items ?? []);
  const ended = words === '' ? [] : closedCases(closed.data?.items ?? [], cases).slice(0, MOST_CLOSED);
  const pages = PAGES.filter(({ label }) => hasWords(label, wanted));
  const count = fitting.length + cases.length + ended.length + pages.length;
  const isLooking = wanted.trim() !== words || (words !== '' && (found.isPending || closed.isPending));
  const hasFailed = found.isError || closed.isError;
  return (
    <PaletteWindow
      {...{ wanted, setWanted, isLooking, onClose }}
      status={statusWords({ wanted, isLooking, count, hasFailed })}
      groups={[
        {
          title: 'Requests',
          places: cases.map(placeOf),
        },
        {
          title: 'Closed requests',
          places: ended.map(placeOf),
        },
        {
          title: 'Actions',
          places: fitting.map((command) => ({ key: command.label, ...command })),
        },
        { title: 'Pages', places: pages.map((page) => ({ key: page.to, ...page })) },
      ]}
    />
  );
}

const placeOf = ({ id, city, reference, ...place }: ReturnType<typeof casesOf>[number]) => ({
  ...{ key: id, ...place },
  aside: <Where {...{ city, reference }} />,
});

function Where({ city, reference }: { city: string | null; reference: string }) {
  return (
    <>
      {/* On a phone the name needs the room. */}
      {city && <span className="max-sm:hidden">{`${city} · `}</span>}
      {reference}
    </>
  );
}
