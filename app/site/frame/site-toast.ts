import { showToast, type ToastContent, toastStand } from '#app/ui/states/toast.tsx';

/** Says what happened in the corner of a public page; rejects when what shows it cannot be fetched. */
export async function showSiteToast(notice: ToastContent): Promise<void> {
  await toastStand();
  showToast(notice);
}
