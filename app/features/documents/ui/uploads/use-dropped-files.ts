import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Takes files that are dropped on a part of the page or pasted in it; `isOver` while some are held above it. */
export function useDroppedFiles(take: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    on: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
      onPaste(event: ClipboardEvent) {
        // Copied cells and text bring a picture of themselves along.
        const { files, types } = event.clipboardData;
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        take(files);
      },
    },
  };
}
