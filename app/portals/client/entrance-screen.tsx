import { Clock, FileLock2, FolderOpen, MessagesSquare } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { REGISTER_PATH } from '#app/features/accounts/recovery/account-paths.ts';
import { AccountFrame } from '#app/portals/frame/entrance/account-frame.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Arch } from '#app/ui/frame/arch.tsx';

/** What an account is good for. */
const BENEFITS = [
  {
    icon: FileLock2,
    title: 'Secure document sharing',
    text: 'Send documents and photos from your phone or computer, and see who opened them and when.',
  },
  {
    icon: FolderOpen,
    title: 'Quote management',
    text: 'Every request and every quote in one place, with its status and who has it.',
  },
  {
    icon: MessagesSquare,
    title: 'Direct communication with broker',
    text: 'Write to the one licensed broker partner who works on your request. You see their name and licence number.',
  },
  {
    icon: Clock,
    title: '24/7 access',
    text: 'Log in at any time. Brokers reply during business hours.',
  },
] as const;

const TABS = [
  { name: 'login', label: 'Login', path: PORTAL_DOORS.client.loginPath },
  { name: 'register', label: 'Register', path: REGISTER_PATH },
] as const;

type EntranceScreenProps = { tab: (typeof TABS)[number]['name']; children: ReactNode };

/** The one screen of the client portal's login and registration: two tabs, each with its own address. */
export function EntranceScreen({ tab, children }: EntranceScreenProps) {
  const id = useId();
  return (
    <AccountFrame door={PORTAL_DOORS.client}>
      <div className="mx-auto grid max-w-md items-start gap-x-16 gap-y-10 lg:max-w-none lg:grid-cols-[1fr_28rem]">
        <div className="lg:pt-2">
          <Arch className="hidden h-24 w-auto lg:block" />
          <h1 tabIndex={-1} className="text-3xl sm:text-4xl lg:mt-8">
            Client Portal
          </h1>
          <p className="mt-2 max-w-text text-lg text-slate">
            Track your requests and see who has viewed your information.
          </p>
          <Benefits className="mt-10 max-lg:hidden" />
        </div>
        <div className="rounded-card border border-line bg-surface">
          <Tabs id={id} tab={tab} />
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className="p-5 sm:p-8">
            {children}
          </div>
        </div>
        <Benefits className="lg:hidden" />
      </div>
    </AccountFrame>
  );
}

/** Links that read as tabs. Arrow keys move between them; Enter opens one, as with any link. */
function Tabs({ id, tab }: { id: string; tab: string }) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    links.find((link) => link !== document.activeElement)?.focus();
  };
  return (
    <div role="tablist" aria-label="Log in or register" onKeyDown={moveFocus} className="grid grid-cols-2">
      {TABS.map(({ name, label, path }) => {
        const isCurrent = name === tab;
        return (
          <Link
            key={name}
            role="tab"
            id={`${id}-${name}`}
            aria-selected={isCurrent}
            aria-controls={isCurrent ? `${id}-panel` : undefined}
            tabIndex={isCurrent ? 0 : -1}
            to={{ pathname: path, search: search.toString() }}
            state={state}
            replace
            prefetch="intent"
            className={classNames(
              'flex min-h-14 items-center justify-center border-b-2 font-semibold no-underline transition-colors',
              'first:rounded-tl-card last:rounded-tr-card focus-visible:-outline-offset-3',
              isCurrent ? 'border-spruce text-spruce' : 'border-line text-slate hover:bg-mist hover:text-ink',
            )}
          >
            {label}
          </Link>
        );
      })}
    </div>
  );
}

function Benefits({ className }: { className: string }) {
  return (
    <ul className={classNames('grid gap-6', className)}>
      {BENEFITS.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex max-w-text gap-4">
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-spruce-soft text-spruce">
            <Icon aria-hidden="true" className="size-5.5" />
          </span>
          <div>
            <h2 className="text-base font-semibold">{title}</h2>
            <p className="text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
