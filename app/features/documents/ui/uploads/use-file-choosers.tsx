import { useRef } from 'react';
import { ACCEPTED_ENDINGS } from '#app/features/documents/ui/document-words.ts';

/** The windows in which a device offers files and its camera. `inputs` stands somewhere on the page. */
export function useFileChoosers(take: (files: FileList) => void) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: { target: HTMLInputElement }) => {
    if (target.files && target.files.length > 0) take(target.files);
    // The same file can be chosen again.
    target.value = '';
  };
  return {
    chooseFiles: () => files.current?.click(),
    takePhoto: () => camera.current?.click(),
    inputs: (
      <>
        <input ref={files} type="file" multiple hidden accept={ACCEPTED_ENDINGS} onChange={onChange} />
        <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={onChange} />
      </>
    ),
  };
}
