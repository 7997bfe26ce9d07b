import { showToast, toastStand } from '#app/ui/states/toast.tsx';
import type { ToastContent } from '#app/ui/states/toast-content.ts';

/** Says what happened in the corner of a public page; rejects when what shows it cannot be fetched. */
export async function showSiteToast(notice: ToastContent): Promise<void> {
  await toastStand();
  showToast(notice);
}
