import type { ComponentType } from 'react';

/**
 * Fetches the widget and hands it over. When it cannot be fetched nothing happens: a page without its chat is still a
 * page. A file of its own, so that not even the names of the widget's files are part of a page's first load.
 */
export async function loadWidget(show: (widget: ComponentType) => void): Promise<void> {
  try {
    const { ChatWidget } = await import('./chat-widget.tsx');
    show(ChatWidget);
  } catch {
    // The next page tries again.
  }
}
