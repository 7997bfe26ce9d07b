import type { KeyNumber } from '#content/pages/page.ts';

/** The numbers of a section, large, each with its caption: what a reader who skims takes along. */
export function LargeNumbers({ numbers }: { numbers: readonly KeyNumber[] }) {
  if (numbers.length === 0) return null;
  return (
    <figure className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {numbers.map(({ value, caption }) => (
        <p
          key={caption}
          className="break-inside-avoid border-l-3 border-dawn pl-4 text-sm text-slate sm:only:col-span-2"
        >
          <strong className="block text-3xl tracking-tight text-spruce first-letter:uppercase">
            {value}
          </strong>{' '}
          {caption}
        </p>
      ))}
    </figure>
  );
}
