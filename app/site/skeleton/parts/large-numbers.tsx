import type { KeyNumber } from '#content/pages/page.ts';

/** The numbers of a section, large, each with its caption: what a reader who skims takes along. */
export function LargeNumbers({ numbers }: { numbers: readonly KeyNumber[] }) {
  if (numbers.length === 0) return null;
  return (
    <figure className="mt-5 grid grid-cols-2 gap-x-5 gap-y-5 sm:mt-6 sm:gap-x-10">
      {numbers.map(({ value, caption }) => (
        <p
          key={caption}
          className="break-inside-avoid border-l-3 border-dawn pl-3 text-sm text-slate only:col-span-2 sm:pl-4"
        >
          <strong className="block text-2xl tracking-tight sm:text-3xl text-spruce first-letter:uppercase">
            {value}
          </strong>{' '}
          {caption}
        </p>
      ))}
    </figure>
  );
}
