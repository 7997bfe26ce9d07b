import { classNames } from '#app/ui/class-names.ts';
import { brand } from '#content/brand.ts';

/** Who really provides the insurance services, above everything else; folds away once the reader is on the way down. */
export function PartnerNotice({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <div
      className={classNames(
        'on-dark grid bg-ink text-paper transition-[grid-template-rows]',
        isCollapsed ? 'grid-rows-[0fr]' : 'grid-rows-[1fr]',
      )}
    >
      <div className={classNames('overflow-hidden', isCollapsed && 'invisible')}>
        <div className="site-width flex min-h-13 items-center justify-between gap-6 text-xs md:min-h-9">
          <p>{brand.partnerNotice}</p>
          <a
            href={`mailto:${brand.email}`}
            className="hidden min-h-9 items-center underline-offset-4 hover:underline focus-visible:-outline-offset-3 md:inline-flex"
          >
            {brand.email}
          </a>
        </div>
      </div>
    </div>
  );
}
