import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#app/site/frame/breadcrumb.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { brand } from '#content/brand.ts';

type PageHeroProps = {
  crumbs: readonly Crumb[];
  heading: string;
  lead: string;
  /** A scene of 640 by 420. */
  imageUrl?: string | undefined;
  children?: ReactNode;
};

/** The top of a public page: where it lies, what it is called, what it is about, and one scene. */
export function PageHero({ crumbs, heading, lead, imageUrl, children }: PageHeroProps) {
  return (
    <div className="border-b border-line bg-[#e6f0f4] print:border-0 print:bg-transparent">
      <div className="site-width grid items-end gap-x-14 gap-y-6 pt-5 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_30rem] print:block print:px-0 print:pt-0">
        <div className={classNames('md:self-start md:pb-10 lg:pb-14 print:pb-0', !imageUrl && 'max-md:pb-8')}>
          <Breadcrumb crumbs={crumbs} />
          <p className="hidden text-sm text-slate print:block">{brand.name}</p>
          <h1 tabIndex={-1} className="mt-4 text-3xl sm:text-4xl">
            {heading}
          </h1>
          <p className="mt-4 max-w-text text-lg text-balance text-slate">{lead}</p>
          {children && <div className="mt-7 flex flex-wrap gap-3 print:hidden">{children}</div>}
        </div>
        {imageUrl && (
          <img
            src={imageUrl}
            alt=""
            width="640"
            height="420"
            className="block h-40 w-full rounded-t-[5rem] bg-[#d8e7ee] object-cover object-bottom md:h-auto lg:rounded-t-[7rem] print:hidden"
          />
        )}
      </div>
    </div>
  );
}
