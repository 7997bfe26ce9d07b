import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './states/spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'dense' | 'small' | 'regular' | 'large';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-spruce text-on-spruce hover:bg-spruce-strong',
  secondary: 'bg-surface text-ink inset-ring inset-ring-control hover:bg-mist',
  quiet: 'text-spruce hover:bg-spruce-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
};

const SIZES: Record<ButtonSize, string> = {
  // One of several beside each other, for whoever works with them all day.
  dense: 'min-h-9 px-2.5 text-sm pointer-coarse:min-h-11',
  small: 'min-h-11 px-4 text-sm',
  regular: 'min-h-12 px-5 text-base',
  large: 'min-h-14 px-5 text-lg sm:px-7',
};

/** The classes of a button, for what is one and cannot be made of those below. */
export function buttonClass(look: ButtonLook, size: ButtonSize, className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold no-underline',
    'transition-colors forced-colors:border disabled:cursor-default disabled:opacity-55',
    // Paper shows no backgrounds, so the words need ink and the button an edge.
    'print:border print:border-control print:text-ink',
    'aria-disabled:cursor-default aria-disabled:opacity-70',
    LOOKS[look],
    SIZES[size],
    className,
  );
}

type Looks = { look?: ButtonLook; size?: ButtonSize };
type ButtonProps = ComponentProps<'button'> & Looks & { pending?: boolean; pendingLabel?: string };

/** An action. While pending it keeps its focus, says so, and ignores further presses. */
export function Button({
  look = 'primary',
  size = 'regular',
  pending = false,
  pendingLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || rest['aria-disabled']}
      className={buttonClass(look, size, className)}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {pending && <Spinner />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

/** A link to another page of this site that looks like a button. */
export function ButtonLink({
  look = 'primary',
  size = 'regular',
  className,
  ...rest
}: ComponentProps<typeof Link> & Looks) {
  return <Link prefetch="intent" {...rest} className={buttonClass(look, size, className)} />;
}

/** A plain anchor that looks like a button: a place on this page, a file, a telephone number, an email address. */
export function ButtonAnchor({
  look = 'primary',
  size = 'regular',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & Looks) {
  return (
    <a {...rest} className={buttonClass(look, size, className)}>
      {children}
    </a>
  );
}
