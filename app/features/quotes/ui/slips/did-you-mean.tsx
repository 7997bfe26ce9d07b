/** What somebody may have meant to type, taken with one press. */
export function DidYouMean({ meant, onTake }: { meant: string; onTake: () => void }) {
  return (
    <>
      Did you mean{' '}
      <button
        type="button"
        onClick={onTake}
        className="min-h-11 cursor-pointer font-medium wrap-anywhere text-spruce underline underline-offset-4"
      >
        {meant}
      </button>
      ?
    </>
  );
}
