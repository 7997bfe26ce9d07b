export type ToastTone = 'success' | 'danger' | 'info';
export type ToastContent = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** One thing to do about it, such as to undo it. */
  action?: { label: string; onPress: () => void };
};
