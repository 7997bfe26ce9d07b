export type ToastTone = 'success' | 'danger' | 'info';
export type ToastContent = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Small, where pages have nothing: every toast of a portal, and one that goes along into it. */
  isSlim?: boolean;
  /** What comes next shows it as well: it goes as soon as it could be read, and does not follow to another page. */
  isBrief?: boolean;
  /** One thing to do about it, such as to undo it. */
  action?: { label: string; onPress: () => void };
};
