import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { User } from '#app/features/accounts/schema.ts';
import { beginSession } from './browser-session.ts';

/** What follows a login: this browser is theirs from now on, and goes where they wanted to go. */
export function useLogIn(): (user: User, next: string) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (user, next) => {
    beginSession(queryClient, user);
    void navigate(next, { replace: true });
  };
}
