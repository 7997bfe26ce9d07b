import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { settingsQuery } from '#app/features/oversight/settings/data.ts';
import type { SettingList } from '#app/features/oversight/settings/schema.ts';
import {
  SETTING_GROUPS,
  SETTING_KEYS,
  SETTINGS,
  type SettingGroup,
} from '#app/features/oversight/settings/settings.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { AddAdministrator } from './administrators/add-administrator.tsx';
import { Administrators } from './administrators/list.tsx';
import { ContentReviews } from './content-reviews.tsx';
import { EditCompany } from './edit-company.tsx';
import { shareWeights } from './fields/weights.ts';
import { GeneralHolidays } from './general-holidays.tsx';
import { Operations } from './operations.tsx';
import { SettingRow } from './setting-row.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import type { SettingsPart } from './settings-parts.ts';
import { Testimonials } from './testimonials/list.tsx';
import { Tokens } from './tokens/list.tsx';
import { MakeToken } from './tokens/make-token.tsx';
import { AddWebhook, Webhooks } from './webhooks/list.tsx';

export const meta = () => portalMeta('Settings');

const GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[];

type Part = Pick<ComponentProps<typeof SettingsFrame>, 'lead' | 'actions' | 'children'>;

/** What is set elsewhere than in the table of settings. */
const OTHERS: Partial<Record<SettingsPart, Part>> = {
  testimonials: {
    lead: 'Clients whose request led to a policy are asked once how it went. Choose which comments the home page shows. They are shown in the client’s own words.',
    children: <Testimonials />,
  },
  content: {
    lead: 'Facts and articles that somebody looks at again, and by when. They live in the files of this site, and change with a release.',
    children: <ContentReviews />,
  },
  webhooks: {
    lead: (
      <>
        Send events to your own systems.{' '}
        <TextAnchor href="/api/docs#webhooks">How to verify a webhook</TextAnchor>
      </>
    ),
    actions: <AddWebhook />,
    children: <Webhooks />,
  },
  tokens: {
    lead: (
      <>
        Read-only keys for your own systems. Clients can see what was accessed.{' '}
        <TextAnchor href="/api/docs">API reference</TextAnchor>
      </>
    ),
    actions: <MakeToken />,
    children: <Tokens />,
  },
  administrators: {
    lead: 'Administrators see every request and can change everything here. At least one administrator must stay active.',
    actions: <AddAdministrator />,
    children: <Administrators />,
  },
  operations: {
    lead: 'The state of this site: backups, email and background work. The figures refresh every 30 seconds.',
    children: <Operations />,
  },
};

/** What the owner of this site can change while it runs. */
export default function AdminSettings() {
  const [search] = useSearchParams();
  const asked = search.get('group');
  const other = asked && asked in OTHERS ? (asked as SettingsPart) : null;
  if (other) return <SettingsFrame current={other} {...(OTHERS[other] as Part)} />;
  return <SettingsOf group={GROUPS.find((name) => name === asked) ?? 'identity'} />;
}

const LEAD = 'A change takes effect at once and is recorded in the audit log.';
const LEAD_OF_PAGES = `${LEAD} Public pages follow within seconds.`;

const LEADS: Partial<Record<SettingGroup, string>> = {
  matching: `A request goes only to brokers who can take it: licence, type of insurance, city, daily limit and days away decide that. Here you set whose turn it is among them. ${LEAD}`,
};

function SettingsOf({ group }: { group: SettingGroup }) {
  const { data, isPending, isError, error, refetch } = useQuery(settingsQuery);
  const items = SETTING_KEYS.filter((key) => SETTINGS[key].group === group).flatMap(
    (key) => data?.items.find((item) => item.key === key) ?? [],
  );
  const shares = shareWeights(items);
  return (
    <SettingsFrame
      current={group}
      actions={group === 'identity' && data && <EditCompany items={items} />}
      lead={LEADS[group] ?? (items.some(({ key }) => 'isOnPages' in SETTINGS[key]) ? LEAD_OF_PAGES : LEAD)}
    >
      <div aria-live="polite">
        {data?.pages === 'drawing' && (
          <Callout className="mb-4">The public pages are being updated. This takes a few seconds.</Callout>
        )}
        {data?.pages === 'failed' && (
          <Callout tone="danger" className="mb-4" title="The public pages still show the earlier value">
            They could not be updated. We try again every 30 seconds; the server log says why.
          </Callout>
        )}
      </div>
      {isPending && <SkeletonText lines={8} />}
      {isError && (
        <LoadFailure what="the settings" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
      {data && (
        <Card>
          {group === 'assistant' && <AiState ai={data.ai} />}
          <ul>
            {items.map((item) => (
              <SettingRow
                key={item.key}
                item={item}
                percent={shares.find(({ key }) => key === item.key)?.percent}
              />
            ))}
          </ul>
        </Card>
      )}
      {group === 'hours' && <GeneralHolidays />}
    </SettingsFrame>
  );
}

/** What is configured with the server, and how much it was used today. */
function AiState({ ai: { host, askedToday } }: Pick<SettingList, 'ai'>) {
  const asked = askedToday === 1 ? 'one question' : `${numberWords(askedToday)} questions`;
  return (
    <p className="mb-4 rounded-control bg-mist px-3 py-2 text-sm text-slate">
      {host
        ? `The AI provider is connected at ${host}. It was asked ${asked} today.`
        : 'No AI provider is connected. The assistant answers with our own texts, and only the last of these settings has an effect.'}{' '}
      The provider’s address and key are set by whoever runs the server, and never shown here.
    </p>
  );
}
