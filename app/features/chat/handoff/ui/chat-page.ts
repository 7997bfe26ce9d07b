import type { ComponentType, ReactNode } from 'react';

type HeadingProps = Record<'home' | 'homeName' | 'title', string> & { above: ReactNode; children: ReactNode };

/** The page of one conversation, as the portal that shows it has it. */
export type ChatPage = {
  id: string;
  portal: '/admin' | '/broker';
  /** The top of the page, with the way back to all chats. */
  Heading: ComponentType<HeadingProps>;
  /** What stands below an answer of the assistant to this question. */
  belowAnswer?: (question: string) => ReactNode;
};
