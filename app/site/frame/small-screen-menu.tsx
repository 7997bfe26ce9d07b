import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { SocialLinks } from '#app/site/frame/social-links.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Drawer } from '#app/ui/dialogs/dialog-window.tsx';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';
import { SiteLink } from './site-link.tsx';
import {
  aboutLinks,
  allInsurance,
  businessLinks,
  industryLinks,
  isInsurancePath,
  locationLinks,
  mainLinks,
  personalLinks,
  portalLinks,
  quoteLink,
  type SiteLinkTarget,
} from './site-links.ts';
import { useQuotePath } from './use-quote-path.ts';

const ROW =
  'flex min-h-13 w-full items-center rounded-control px-3 text-lg font-medium hover:bg-mist aria-[current=page]:bg-spruce-soft aria-[current=page]:text-spruce';
const SMALL_ROW =
  'flex min-h-11 w-full items-center rounded-control px-3 text-base hover:bg-mist aria-[current=page]:bg-spruce-soft aria-[current=page]:text-spruce';

type SmallScreenMenuProps = { open: boolean; onClose: () => void };

const isHomeOrLocations = ({ to }: SiteLinkTarget) => to === '/' || to === '/locations';

/** The menu that slides in on small screens. Any link closes it; so do Escape and the backdrop. */
export function SmallScreenMenu({ open, onClose }: SmallScreenMenuProps) {
  const { pathname } = useLocation();
  const quotePath = useQuotePath();
  const holds = (links: readonly SiteLinkTarget[]) => links.some(({ to }) => to === pathname);
  return (
    <Drawer open={open} onClose={onClose} title="Menu">
      <nav aria-label="Menu" className="flex-1 p-2">
        <Links links={[mainLinks[0]]} onChoose={onClose} />
        <Group title="Insurance" isCurrent={isInsurancePath(pathname)}>
          <Group title="Personal" isCurrent={holds(personalLinks)} isInner>
            <Links links={personalLinks} onChoose={onClose} isInner />
          </Group>
          <Group title="Business" isCurrent={holds(businessLinks)} isInner>
            <Links links={businessLinks} onChoose={onClose} isInner />
          </Group>
          <Group title="Industry" isCurrent={holds(industryLinks)} isInner>
            <Links links={industryLinks} onChoose={onClose} isInner />
          </Group>
          <Links links={[allInsurance]} onChoose={onClose} isInner />
        </Group>
        <Group title="Locations" isCurrent={holds(locationLinks)}>
          <Links links={locationLinks} onChoose={onClose} isInner />
        </Group>
        <Links
          links={[...mainLinks.filter((link) => !isHomeOrLocations(link)), ...aboutLinks]}
          onChoose={onClose}
        />
        <div className="mt-2 border-t border-line pt-2">
          <Links links={[portalLinks.client, portalLinks.broker]} onChoose={onClose} />
        </div>
        <div className="mt-4 px-3 pb-4">
          <ButtonLink to={quotePath} onClick={onClose} className="w-full">
            {quoteLink.longLabel}
          </ButtonLink>
        </div>
      </nav>
      <div className="border-t border-line px-5 py-4 text-sm text-slate">
        <p>{brand.partnerNotice}</p>
        <TextAnchor href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center">
          {brand.email}
        </TextAnchor>
        <ul className="flex flex-wrap gap-x-5">
          <SocialLinks className="inline-flex min-h-11 items-center text-spruce underline underline-offset-4" />
        </ul>
      </div>
    </Drawer>
  );
}

type LinksProps = { links: readonly SiteLinkTarget[]; onChoose: () => void; isInner?: boolean };

function Links({ links, onChoose, isInner = false }: LinksProps) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <SiteLink to={to} onClick={onChoose} className={isInner ? SMALL_ROW : ROW}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Links that fold out under a button; the button is marked while the page is among them. */
function Group({
  title,
  isCurrent,
  isInner = false,
  children,
}: {
  title: string;
  isCurrent: boolean;
  isInner?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!isOpen)}
        className={classNames(
          isInner ? SMALL_ROW : ROW,
          'justify-between gap-4 data-current:text-spruce',
          isInner && 'font-medium',
        )}
      >
        {title}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 text-slate transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="ml-3 border-l border-line pl-2">
        {children}
      </div>
    </div>
  );
}
