import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from './use-online.ts';

/** A line above the page, below the header of the public site, while there is no connection. `children` say what waits for one. */
export function OfflineBar({ children }: { children?: ReactNode }) {
  const isOnline = useOnline();
  return (
    <div role="status" className="sticky top-14 z-30 in-[.portal]:top-0 in-[.portal]:z-40 print:hidden">
      {!isOnline && (
        <div className="offline-bar flex h-11 items-center justify-center gap-2 bg-warning-soft text-sm font-medium text-warning">
          <WifiOff aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
          <span>
            You are offline<span className="max-sm:hidden">. What is open stays readable</span>.
          </span>
          {children}
        </div>
      )}
    </div>
  );
}
