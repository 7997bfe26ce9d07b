import type { ComponentProps, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { SETTINGS_PART_NAMES, SETTINGS_SECTIONS, type SettingsPart, settingsPath } from './settings-parts.ts';

type SettingsFrameProps = Pick<ComponentProps<typeof PageTitle>, 'lead' | 'actions'> & {
  current: SettingsPart;
  children: ReactNode;
};

/** One part of the settings, with the way to the others: beside it where there is room, else to choose above. */
export function SettingsFrame({ current, lead, actions, children }: SettingsFrameProps) {
  const navigate = useNavigate();
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-8">
      <nav aria-label="Parts of the settings" className="max-lg:hidden print:hidden">
        <ul className="sticky top-6 flex flex-col">
          {SETTINGS_SECTIONS.flatMap((parts, section) =>
            parts.map((part, at) => (
              <li
                key={part}
                className={classNames(section > 0 && at === 0 && 'mt-2 border-t border-line pt-2')}
              >
                <Link
                  to={settingsPath(part)}
                  prefetch="intent"
                  aria-current={part === current ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-10 items-center rounded-control px-3 text-sm no-underline -outline-offset-3',
                    part === current
                      ? 'bg-spruce-soft font-semibold text-ink'
                      : 'text-slate hover:bg-mist hover:text-ink',
                  )}
                >
                  {SETTINGS_PART_NAMES[part]}
                </Link>
              </li>
            )),
          )}
        </ul>
      </nav>
      <div className="min-w-0">
        <PageTitle above="Settings" {...{ lead, actions }}>
          {SETTINGS_PART_NAMES[current]}
        </PageTitle>
        <div className="lg:hidden">
          <select
            aria-label="Part of the settings"
            value={current}
            onChange={({ target }) => void navigate(settingsPath(target.value))}
            className="mt-4 mb-6 block min-h-11 w-full rounded-control border border-control bg-surface pl-3 font-medium select-arrow sm:max-w-sm"
          >
            {SETTINGS_SECTIONS.flat().map((part) => (
              <option key={part} value={part}>
                {SETTINGS_PART_NAMES[part]}
              </option>
            ))}
          </select>
        </div>
        <div className="lg:mt-6">{children}</div>
      </div>
    </div>
  );
}
