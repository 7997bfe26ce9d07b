import { isIdentified } from '#content/brand.ts';

/** Why no issue can go out yet, or null: anti-spam law wants who sends it, and where mail reaches them, in each. */
export function holdBack(): string | null {
  if (isIdentified()) return null;
  return 'No issue can go out yet. Please enter the legal name and the mailing address of the business in the settings first: anti-spam law requires both in every issue.';
}
