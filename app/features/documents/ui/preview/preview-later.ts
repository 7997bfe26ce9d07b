import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

export const loadPreview = async () => (await import('./document-preview.tsx')).DocumentPreview;

/** The preview of a document, fetched with the first one, or ahead of it. */
export const DocumentPreview = whenOpened(loadPreview, () => true);
