import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { ToastContent, ToastTone } from './toast-content.ts';

/** Five words are read by then. */
const BRIEF_MS = 2_500;

type ToastData = { tone: ToastTone; isSlim: boolean };

const manager = Toast.createToastManager<ToastData>();

const LOOKS = {
  success: { Icon: CircleCheck, colour: 'text-spruce' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
  info: { Icon: Info, colour: 'text-info' },
} as const;

/**
 * Urgent toasts are spoken by a copy the library keeps beside them, and itself hides what is seen, which the keyboard
 * still reaches (https://github.com/mui/base-ui/issues/5659). Nothing is hidden here, and nothing spoken twice. It hides
 * the button that closes a toast too, until the toast has the focus.
 */
const IN_REACH = { role: 'dialog', 'aria-hidden': undefined, 'aria-live': 'off' } as const;

/** The pages of a portal have their heads and views along the upper edge, and on the right what is written or pressed: there a toast is small. */
const isInPortal = () => document.querySelector('.portal-frame') !== null;

/** Shows a toast by its name, while the stand is on the page. */
export function addToast(
  id: string,
  { title, description, tone = 'success', isSlim = false, isBrief = false, action }: ToastContent,
): void {
  const lasting = tone === 'danger' || action ? 10_000 : 6_000;
  manager.add({
    id,
    title,
    description,
    data: { tone, isSlim: isSlim || isInPortal() },
    ...(action && {
      actionProps: {
        children: action.label,
        onClick() {
          manager.close(id);
          action.onPress();
        },
      },
    }),
    timeout: isBrief ? BRIEF_MS : lasting,
    priority: tone === 'danger' ? 'high' : 'low',
  });
}

export const removeToast = (id: string) => manager.close(id);

/** Where toasts appear. `onStand` is told once they would: one that comes before is lost. */
export function ToastStand({ onStand }: { onStand: () => void }) {
  useEffect(onStand, [onStand]);
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        {/* Below a dialog, which asks for an answer now; what went wrong is said over it. */}
        <Toast.Viewport
          className={classNames(
            'fixed inset-x-4 top-4 z-49 flex flex-col gap-3 has-data-urgent:z-60 print:hidden',
            'sm:top-auto sm:right-auto sm:bottom-4 sm:left-24 sm:w-92',
            'has-data-slim:top-[calc(0.25rem+var(--offline-bar,0px))] sm:has-data-slim:bottom-auto sm:has-data-slim:left-1/2 sm:has-data-slim:w-max sm:has-data-slim:max-w-[min(40rem,100%-8rem)] sm:has-data-slim:-translate-x-1/2',
            // On a phone the chat keeps its place in the header beside it.
            'max-sm:has-data-slim:in-portal:right-15',
            // In one place on all pages of a portal: beside the rail, as wide as the column of a case, and clear of the line below it.
            'md:has-data-slim:in-portal:top-auto md:has-data-slim:in-portal:bottom-9 md:has-data-slim:in-portal:left-25 md:has-data-slim:in-portal:w-68 md:has-data-slim:in-portal:translate-x-0',
            // Where one writes there, over the column on the right, or above what is written.
            'md:has-data-slim:in-portal:in-[:root:has([data-right]):not(:has([data-left]))]:right-4 md:has-data-slim:in-portal:in-[:root:has([data-right]):not(:has([data-left]))]:left-auto',
            'md:has-data-slim:in-portal:in-[:root:has(.fill-window):not(:has([data-left])):not(:has([data-right]))]:bottom-36',
          )}
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const { tone = 'info', isSlim = false } = toast.data ?? {};
    const { Icon, colour } = LOOKS[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        {...(toast.priority === 'high' && { ...IN_REACH, 'data-urgent': '' })}
        {...(isSlim && { 'data-slim': '' })}
        swipeDirection={['right', 'up', 'down']}
        className={classNames(
          'group flex gap-3 rounded-card border border-line bg-surface py-3 pr-2 pl-4 text-ink shadow-soft',
          'data-slim:items-center data-slim:py-0 data-slim:data-starting-style:-translate-y-3 sm:data-slim:rounded-control',
          // A phone and a small card have their words on the whole line, and what can be done about them below.
          'data-slim:in-portal:flex-wrap data-slim:in-portal:gap-y-0 md:data-slim:in-portal:items-start md:data-slim:in-portal:py-1 md:data-slim:in-portal:data-starting-style:translate-y-3',
          'transition duration-200 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:opacity-0',
        )}
      >
        <Icon
          aria-hidden="true"
          className={classNames(
            'mt-2.5 size-6 shrink-0 group-data-slim:mt-0 group-data-slim:size-5 md:group-data-slim:in-portal:mt-1.5',
            colour,
          )}
        />
        <div className="min-w-0 flex-1 py-2 text-base group-data-slim:py-1 group-data-slim:text-sm sm:group-data-slim:flex sm:group-data-slim:flex-wrap sm:group-data-slim:gap-x-2">
          <Toast.Title className="font-semibold" />
          <Toast.Description className="text-sm text-slate max-sm:group-data-slim:text-xs" />
        </div>
        {toast.actionProps && (
          <Toast.Action
            data-toast-action={toast.actionProps.children}
            className="inline-flex min-h-11 shrink-0 items-center rounded-control px-3 text-sm font-semibold text-spruce hover:bg-spruce-soft sm:group-data-slim:min-h-8 pointer-coarse:group-data-slim:min-h-11 max-sm:group-data-slim:in-portal:order-1 max-sm:group-data-slim:in-portal:ml-5 max-sm:group-data-slim:in-portal:basis-full md:group-data-slim:in-portal:order-1 md:group-data-slim:in-portal:ml-5 md:group-data-slim:in-portal:basis-full"
          />
        )}
        <Toast.Close
          aria-label="Dismiss"
          aria-hidden={undefined}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist sm:group-data-slim:size-8 pointer-coarse:group-data-slim:size-11"
        >
          <X aria-hidden="true" className="size-5" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
