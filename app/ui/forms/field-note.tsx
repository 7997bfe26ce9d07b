/** What there is to say about what was entered, from the moment it is; nothing where there is none. */
export function FieldNote({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="not-empty:mt-2 not-empty:rounded-control not-empty:bg-info-soft not-empty:px-4 not-empty:py-3 not-empty:text-sm not-empty:text-info"
    >
      {children}
    </p>
  );
}
