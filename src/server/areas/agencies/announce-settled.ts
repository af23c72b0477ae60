import type { RequestContext } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import type { Settled } from './settle-person.commands.ts'

export type Acting = RequestContext & { actor: Actor }

/** The pages of the people whose memberships have changed, and of the other members, hear of it. */
export function announceSettled(context: Acting, settled: Settled): void {
  for (const { weddingId, changed } of settled) {
    if (changed.length === 0) continue
    announceRows(context, { weddingId, actor: context.actor, notified: true }, 'weddings', changed)
  }
}
