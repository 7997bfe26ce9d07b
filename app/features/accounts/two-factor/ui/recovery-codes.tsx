import { Copy, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { brand } from '#content/brand.ts';

type RecoveryCodesProps = { codes: readonly string[]; username: string; onDone: () => void };

/** The codes that stand in for a lost phone. They are shown this once, to be copied or printed. */
export function RecoveryCodes({ codes, username, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card border border-line bg-mist p-5 sm:p-6 print:border-0 print:p-0">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Your recovery codes
      </h3>
      <p className="mt-1 text-sm text-slate">
        Keep them where you would find them without your phone. Each works once, for {username} at{' '}
        {brand.name}. They are not shown again.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button look="secondary" size="small" onClick={() => void copy(codes)}>
          <Copy aria-hidden="true" className="size-4.5" /> Copy
        </Button>
        <Button look="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" /> Print
        </Button>
        <Button size="small" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast({ title: 'Codes copied' });
  } catch {
    showToast({
      title: 'The codes were not copied',
      description: 'This browser does not allow it. Please print them or write them down.',
      tone: 'danger',
    });
  }
}
