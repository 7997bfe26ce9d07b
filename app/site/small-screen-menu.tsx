import { ButtonLink } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/dialog.tsx';
import { brand } from '#content/brand.ts';
import { SiteLink } from './site-link.tsx';
import { mainLinks, portalLinks, quoteLink } from './site-links.ts';

const ROW =
  'flex min-h-13 items-center rounded-control px-3 text-lg font-medium hover:bg-mist aria-[current=page]:bg-spruce-soft aria-[current=page]:text-spruce';

/** The menu that slides in on small screens. Any link closes it; so do Escape and the backdrop. */
export function SmallScreenMenu({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Menu" className="flex flex-1 flex-col p-2">
        <ul>
          {mainLinks.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} onClick={close} className={ROW}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ul className="mt-2 border-t border-line pt-2">
          {[portalLinks.client, portalLinks.broker].map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} onClick={close} className={ROW}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className="mt-4 px-3">
          <ButtonLink to={quoteLink.to} onClick={close} className="w-full">
            {quoteLink.longLabel}
          </ButtonLink>
        </div>
      </nav>
      <p className="border-t border-line px-5 py-4 text-sm text-slate">{brand.partnerNotice}</p>
    </Drawer>
  );
}
