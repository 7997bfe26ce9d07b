import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';

type ProfileSectionProps = {
  title: string;
  about: ReactNode;
  /** Recovery codes are printed; the rest of the page is not. */
  isPrinted?: boolean;
  /** Takes focus where the control that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One matter of the profile: what it is on the left, what one can do on the right. */
export function ProfileSection({
  title,
  about,
  isPrinted = false,
  headingRef,
  children,
}: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[17rem_minmax(0,1fr)]',
        !isPrinted && 'print:hidden',
      )}
    >
      <div>
        <h2
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="text-lg font-semibold outline-none"
        >
          {title}
        </h2>
        <div className="mt-1 text-sm text-slate">{about}</div>
      </div>
      <div className="max-w-form min-w-0">{children}</div>
    </section>
  );
}
