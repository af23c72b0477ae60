import type { RequestContext } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'

/** The account that asks, and its browser. */
export type Asking = { userId: string; userAgent: string | undefined }

export const askingOf = ({ headers, actor }: Pick<RequestContext, 'headers'> & { actor: Actor }): Asking => ({
  userId: actor.userId,
  userAgent: headers['user-agent'],
})
