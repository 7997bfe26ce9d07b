/** Why a step that a button took was refused, beside the button. */
export function StepProblem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className="mt-2 basis-full text-sm text-danger">
      {children}
    </p>
  );
}
