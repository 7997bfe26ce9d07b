/** Where a question that was missed may belong: the answers that come nearest, by their own questions. */
export function NearestAnswers({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm text-slate">
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
