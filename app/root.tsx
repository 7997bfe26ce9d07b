import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { ChatLauncher } from '#app/features/chat/widget/ui/chat-launcher.tsx';
import { registerWorker } from '#app/platform/browser/service-worker.ts';
import { brand } from '#content/brand.ts';
import { useLoadAhead } from './ui/loading/load-ahead.ts';
import { FullPageLoading } from './ui/states/full-page-loading.tsx';
import { SomethingWentWrong } from './ui/states/something-went-wrong.tsx';
import './ui/tokens.css';

// The content security policy forbids to make code from text. Without this, zod would try, and be reported for it.
// A page may have loaded zod before this runs: the settings that it already holds are changed, not replaced.
const zodSettings = globalThis as { __zod_globalConfig?: object };
zodSettings.__zod_globalConfig = Object.assign(zodSettings.__zod_globalConfig ?? {}, { jitless: true });

/** What a page says about itself when it says nothing. */
export const meta = () => [{ title: brand.name }];

export function Layout({ children }: { children: ReactNode }) {
  // What was pressed and typed before now waits for this (server/build/start-script/early-input.ts).
  useEffect(() => void window.dispatchEvent(new Event('page-alive')), []);
  return (
    <html lang={brand.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useLoadAhead(registerWorker);
  return (
    <>
      <Outlet />
      <ChatLauncher />
    </>
  );
}

/** What the portals' shell shows until their script has loaded. */
export function HydrateFallback() {
  return <FullPageLoading isFirst />;
}

/** The last resort, when not even a layout could be drawn: pages have a guard of their own that tries again. */
export function ErrorBoundary() {
  return (
    <main>
      <title>{`Something went wrong | ${brand.name}`}</title>
      <SomethingWentWrong attempt={1} attempts={1} onRetry={() => window.location.reload()} />
    </main>
  );
}
