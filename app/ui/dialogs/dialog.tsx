import { whenOpened } from './when-opened.tsx';

/** What opens a dialog, which is as large as a page: fetched with the first one, or ahead of it. */
export const loadDialog = () => import('./dialog-window.tsx');

/** A question or a short form that needs an answer before anything else; Escape and the backdrop close it. */
export const Dialog = whenOpened(
  async () => (await loadDialog()).DialogWindow,
  ({ open }) => open,
);
