import { createMiddleware } from 'hono/factory';
import { AppError } from '#app/platform/errors.ts';
import type { Role } from '#app/platform/viewer.ts';
import type { ApiEnv } from './api-env.server.ts';
import { refusesWith } from './contract.server.ts';

/** Lets any signed-in user through; 401 for visitors. */
export const requireUser = () =>
  refusesWith(
    createMiddleware<ApiEnv>(async (c, next) => {
      if (c.var.viewer.kind !== 'user') throw new AppError('unauthenticated', 'Please log in to continue');
      await next();
    }),
    'unauthenticated',
  );

/** Lets users with one of `roles` through; 401 for visitors, 403 for other roles. */
export const requireRole = (...roles: Role[]) =>
  refusesWith(
    createMiddleware<ApiEnv>(async (c, next) => {
      const { viewer } = c.var;
      if (viewer.kind !== 'user') throw new AppError('unauthenticated', 'Please log in to continue');
      if (!roles.includes(viewer.role)) {
        throw new AppError('forbidden', 'You do not have permission to do this');
      }
      await next();
    }),
    'unauthenticated',
    'forbidden',
  );
