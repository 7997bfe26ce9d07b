import { classNames } from '#app/ui/class-names.ts';

/**
 * The chinook arch, our one motif: a curved band of cloud, clear warm light beneath, foothills in front.
 * Drawn inside a domed window; decorative unless a label is given.
 */
export function Arch({ className, label }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 48 40"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames('block', className)}
    >
      <path
        d="M0 24C0 10.7 10.7 0 24 0s24 10.7 24 24v12a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z"
        className="fill-arch-cloud"
      />
      <path
        d="M0 30C7 17 18 11 29 11c8 0 14.8 5 19 13v12a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z"
        className="fill-arch-light"
      />
      <circle cx="34" cy="26" r="6.5" className="fill-arch-sun" />
      <path
        d="M0 32c6-5 11-6.5 16-4.5 4 1.600 7 4.5 11 4.5 5 0 8-5 13-5 3.5 0 6 1.5 8 3.5V36a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z"
        className="fill-arch-hill"
      />
      <path
        d="M0 36c8-3.5 15-3.5 22-1.5s16 2.5 26-1V36a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z"
        className="fill-arch-front"
      />
    </svg>
  );
}
