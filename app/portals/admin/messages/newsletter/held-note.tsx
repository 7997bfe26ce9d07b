import { Callout } from '#app/ui/callout.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';

/** Why nothing can go out yet, and where that is mended. */
export function HeldNote({ words }: { words: string }) {
  return (
    <Callout tone="warning" title="The business is not named yet">
      {words} <TextLink to="/admin/settings">Open the settings</TextLink>
    </Callout>
  );
}
