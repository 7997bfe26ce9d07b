import { useQuery } from '@tanstack/react-query';
import { adminBrokersQuery } from '#app/features/cases/oversight/brokers/data.ts';
import { requestName, statusWords as stageOf } from '#app/features/cases/rules/status-text.ts';
import type { PaletteDialogProps } from '#app/portals/frame/palette/palette.tsx';
import { type PalettePlace, PaletteWindow } from '#app/portals/frame/palette/palette-window.tsx';
import { hasWords, statusWords } from '#app/portals/frame/palette/palette-words.ts';
import { useFound } from './found.ts';
import { brokersWith, pagesWith } from './palette-places.ts';

/** The pages of the admin area, its brokers, and requests and clients by name or reference: typed, and chosen by arrows. */
export function PaletteDialog({ commands, wanted, setWanted, onClose }: PaletteDialogProps) {
  const words = wanted.trim();
  const found = useFound(words);
  const brokers = useQuery({ ...adminBrokersQuery, enabled: words !== '' });
  const fitting = commands.filter(({ label }) => hasWords(label, wanted));
  const partners = brokersWith(brokers.data?.items ?? [], words);
  const pages = pagesWith(words);
  const count = fitting.length + partners.length + pages.length + found.cases.length + found.clients.length;
  const canAsk = words !== '' && !found.isAsked;
  const status = statusWords({ wanted, isLooking: found.isPending, count, hasFailed: found.hasFailed });
  const search: PalettePlace[] = canAsk
    ? [{ key: 'ask', label: `Search requests and clients for “${words}”`, run: found.ask, staysOpen: true }]
    : [];
  return (
    <PaletteWindow
      {...{ wanted, setWanted, onClose }}
      isLooking={found.isPending}
      status={canAsk ? 'Whoever a search names can read so in their data passport.' : status}
      groups={[
        {
          title: 'Requests',
          places: found.cases.map((one) => ({
            ...{ key: one.id, to: `/admin/cases/${one.id}`, label: one.person?.fullName ?? one.reference },
            ...{ about: `${requestName(one)} · ${stageOf(one.status)}`, aside: one.reference },
          })),
        },
        {
          title: 'Clients',
          places: found.clients.map(({ id, fullName, email }) => ({
            ...{ key: id, to: `/admin/clients/${id}/cases`, label: fullName, aside: email },
          })),
        },
        {
          title: 'Brokers',
          places: partners.map(({ id, fullName, brokerage }) => ({
            ...{ key: id, to: `/admin/brokers/${id}`, label: fullName, aside: brokerage },
          })),
        },
        { title: 'Actions', places: fitting.map((command) => ({ key: command.label, ...command })) },
        { title: 'Pages', places: pages.map((page) => ({ key: page.to, ...page })) },
        { title: 'Names and references', places: search },
      ]}
    />
  );
}
