import type { Tick } from '#domain/transport/boarding.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { type CountedBy, keepTicks } from './boarding.commands.ts'

/** A tick of the link is no member's, and sends no notification. */
const FROM_LINK: Omit<Parameters<Platform['live']['changed']>[0], 'weddingId'> = {
  ...{ area: 'transport', section: 'transport', ids: [] },
  ...{ actorId: null, clientId: null, notified: false },
}

/** Keeps what was ticked by the link of the drivers, which may do nothing else to the buses, and tells open screens. */
export async function countByLink(
  { db, clock, live }: Platform,
  wedding: MemberWeddingId<'transport', 'view'>,
  by: CountedBy,
  ticks: readonly Tick[],
): Promise<void> {
  const weddingId = mintMemberWeddingId(wedding, 'transport', 'edit')
  if (await keepTicks(db, clock, { weddingId, by, ticks })) live.changed({ weddingId, ...FROM_LINK })
}
