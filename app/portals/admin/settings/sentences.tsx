/** What a change would cause: one sentence as it is, several below each other. */
export function Sentences({ of: [first, ...rest] }: { of: readonly string[] }) {
  if (rest.length === 0) return <p>{first}</p>;
  return (
    <>
      <p>{first}</p>
      <ul className="mt-1 list-disc pl-5">
        {rest.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
