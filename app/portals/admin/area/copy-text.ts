import { showToast } from '#app/ui/states/toast.tsx';

/** Puts a text where it can be pasted from, and says so; where the browser does not allow it, says what to do instead. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied' });
  } catch {
    showToast({
      ...{ title: 'This was not copied', tone: 'danger' },
      description: 'This browser does not allow it. Please select it and copy it yourself.',
    });
  }
}
