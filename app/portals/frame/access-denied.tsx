import { ShieldX } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { PlainFrame } from '#app/ui/plain-frame.tsx';
import { brand } from '#content/brand.ts';
import type { PortalDoor } from './portal-doors.ts';

/** For somebody who is signed in with the wrong role: says so, and shows the way home. */
export function AccessDenied({ door }: { door: PortalDoor }) {
  return (
    <PlainFrame brandName={brand.name} notice={brand.partnerNotice}>
      <title>{`Access Denied | ${brand.name}`}</title>
      <div className="mx-auto flex max-w-form flex-col items-center py-8 text-center">
        <span className="inline-flex size-16 items-center justify-center rounded-full bg-danger-soft text-danger">
          <ShieldX aria-hidden="true" className="size-8" />
        </span>
        <h1 tabIndex={-1} className="mt-6 text-3xl sm:text-4xl">
          Access Denied
        </h1>
        <p className="mt-3 text-lg text-slate">{door.denied}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">Return to Home</ButtonLink>
          <ButtonLink to={door.loginPath} look="secondary">
            Log in with another account
          </ButtonLink>
        </div>
      </div>
    </PlainFrame>
  );
}
