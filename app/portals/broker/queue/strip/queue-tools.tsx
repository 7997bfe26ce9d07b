import { Keyboard, Plus } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import type { QueueSearch } from '../queue-search.ts';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import type { RowDoing } from '../use-row-doing.ts';
import { ViewSwitch } from '../view-switch.tsx';

/** What a queue is shown and worked with. On a phone all but a new task stands with the search and the filters. */
export function QueueTools({ search, doing }: { search: QueueSearch; doing: RowDoing }) {
  return (
    <div className="flex items-center gap-2 print:hidden">
      <div className="flex items-center gap-1 max-sm:hidden">
        <ViewSwitch search={search} />
        <SoundSwitch />
        <button
          type="button"
          title="Keyboard shortcuts (?)"
          onClick={() => doing.open({ name: 'keys' })}
          className="inline-flex min-h-10 items-center justify-center gap-1.5 rounded-control px-2.5 text-sm text-slate hover:bg-mist hover:text-ink max-lg:hidden"
        >
          <Keyboard aria-hidden="true" className="size-5" />
          Shortcuts
        </button>
      </div>
      <Button
        look="secondary"
        size="small"
        className="whitespace-nowrap md:min-h-10 pointer-coarse:min-h-11"
        onClick={() => doing.open({ name: 'task' })}
      >
        <Plus aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">New task</span>
      </Button>
    </div>
  );
}
