import { NoMailNote } from '#app/portals/admin/messages/no-mail-note.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';

/** What becomes of an issue where no email goes out. */
export function UnsentNote() {
  return (
    <NoMailNote>
      An issue reaches nobody: its emails are kept under{' '}
      <TextLink to="/admin/messages?show=mail">Email</TextLink>. Set up a mail server before you send one.
    </NoMailNote>
  );
}
