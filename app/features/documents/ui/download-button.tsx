import { Download } from 'lucide-react';
import { type DocumentDoor, documentAddress, fetchAsDataUrl } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { showToast } from '#app/ui/states/toast.tsx';

type DownloadButtonProps = {
  door: DocumentDoor;
  document: DocumentOutput;
  reason?: string;
  isIcon?: boolean;
};

/** Keeps the file on this device: by its address, or where that is not enough, through this page. */
export function DownloadButton({ door, document, reason, isIcon = false }: DownloadButtonProps) {
  const address = documentAddress(door, document.id, undefined, reason);
  const label = `Download ${document.name}`;
  const content = (
    <>
      <Download aria-hidden="true" className="size-4" />
      {!isIcon && 'Download'}
    </>
  );
  if (!door.headers) {
    return (
      <ButtonAnchor
        look="quiet"
        size="small"
        href={address}
        download={document.name}
        aria-label={label}
        title={isIcon ? 'Download' : undefined}
        className={classNames(isIcon && 'px-2.5')}
      >
        {content}
      </ButtonAnchor>
    );
  }
  const download = async () => {
    try {
      const link = window.document.createElement('a');
      link.href = await fetchAsDataUrl(door, address);
      link.download = document.name;
      link.click();
    } catch {
      showToast({ title: 'Download failed', description: 'Please try again in a moment.', tone: 'danger' });
    }
  };
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={label}
      title={isIcon ? 'Download' : undefined}
      className={classNames(isIcon && 'px-2.5')}
      onClick={() => void download()}
    >
      {content}
    </Button>
  );
}
