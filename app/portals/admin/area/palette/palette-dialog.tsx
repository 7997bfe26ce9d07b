import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { adminBrokersQuery } from '#app/features/cases/oversight/brokers/data.ts';
import { requestName, statusWords as stageOf } from '#app/features/cases/rules/status-text.ts';
import { overviewQuery } from '#app/features/oversight/data.ts';
import type { PaletteDialogProps } from '#app/portals/frame/palette/palette.tsx';
import { type PalettePlace, PaletteWindow } from '#app/portals/frame/palette/palette-window.tsx';
import { hasWords, statusWords } from '#app/portals/frame/palette/palette-words.ts';
import { areaActions } from './area-actions.ts';
import { useFound } from './found.ts';
import { brokersWith, pagesWith, settingsWith } from './palette-places.ts';

/** What can be done here and from everywhere, the pages of the admin area and its settings, its brokers, and requests and clients by name or reference: typed, and chosen by arrows. */
export function PaletteDialog({ commands, wanted, setWanted, onClose }: PaletteDialogProps) {
  const words = wanted.trim();
  const found = useFound(words);
  const brokers = useQuery({ ...adminBrokersQuery, enabled: words !== '' });
  const { pathname, search: filters } = useLocation();
  const overview = useQuery(overviewQuery);
  const here = commands.filter(({ label }) => hasWords(label, words));
  const anywhere = areaActions(overview.data, pathname + filters).filter(({ label, aside = '' }) =>
    hasWords(`${label} ${aside}`, words),
  );
  const settings = settingsWith(words);
  const partners = brokersWith(brokers.data?.items ?? [], words);
  const pages = pagesWith(words);
  const count = [here, anywhere, settings, partners, pages, found.cases, found.clients].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  const canAsk = words !== '' && !found.isAsked;
  const status = statusWords({ wanted, isLooking: found.isPending, count, hasFailed: found.hasFailed });
  const search: PalettePlace[] = canAsk
    ? [{ key: 'ask', label: `Search requests and clients for “${words}”`, run: found.ask, staysOpen: true }]
    : [];
  return (
    <PaletteWindow
      {...{ wanted, setWanted, onClose }}
      isLooking={found.isPending}
      status={canAsk ? 'People whose names the search shows can read that in their data passport.' : status}
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
        { title: 'On this page', places: here.map((command) => ({ key: command.label, ...command })) },
        { title: 'Actions', places: anywhere.map((action) => ({ ...action, isAction: true as const })) },
        { title: 'Pages', places: pages.map((page) => ({ key: page.to, ...page })) },
        { title: 'Settings', places: settings.map((page) => ({ key: page.to, ...page })) },
        { title: 'Names and references', places: search },
      ]}
    />
  );
}
