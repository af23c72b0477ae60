import { ORPCError } from '@orpc/client'
import type { Database } from '#db/client.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { startDeletingFiles } from '../files/delete-queued-files.ts'
import { announceRows } from '../live/announce.ts'
import { signedIn, weddingMember } from '../procedures.ts'
import { createWedding, deleteWedding, leaveWedding, updateWedding } from './weddings.commands.ts'
import { findWedding, listMembers, listWeddings } from './weddings.queries.ts'

export const weddingsRouter = {
  list: signedIn.weddings.list.handler(({ context }) =>
    listWeddings(context.platform.db, context.actor.userId),
  ),

  create: signedIn.weddings.create.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const weddingId = await createWedding(db, clock, context.actor, input)
    if (!weddingId) throw errors.ID_TAKEN()
    announceRows(context, { weddingId, actor: context.actor, told: { others: false } }, 'weddings', [
      weddingId,
    ])
    return currentWedding(db, weddingId, context.actor.userId)
  }),

  get: weddingMember.weddings.get.handler(({ context }) =>
    currentWedding(context.platform.db, context.weddingId, context.actor.userId),
  ),

  update: weddingMember.weddings.update.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    await updateWedding(db, clock, context, input)
    return currentWedding(db, context.weddingId, context.actor.userId)
  }),

  remove: weddingMember.weddings.remove.handler(async ({ context, input, errors }) => {
    const outcome = await deleteWedding(
      context.platform.db,
      context.weddingId,
      context.actor.userId,
      input.name,
    )
    if (outcome === 'hasOtherMembers') throw errors.WEDDING_HAS_OTHER_MEMBERS()
    if (outcome === 'nameDiffers') throw errors.WEDDING_NAME_DIFFERS()
    startDeletingFiles(context.platform)
    return { removed: true } as const
  }),

  members: weddingMember.weddings.members.handler(({ context }) =>
    listMembers(context.platform.db, context.weddingId),
  ),

  leave: weddingMember.weddings.leave.handler(async ({ context, input, errors }) => {
    const { userId } = context.actor
    if (input.userId !== 'me' && input.userId !== userId) throw errors.MEMBER_NOT_FOUND()
    const outcome = await leaveWedding(context.platform.db, context.platform.clock, context)
    if (outcome === 'lastMember') throw errors.LAST_MEMBER_CANNOT_LEAVE()
    return { left: true } as const
  }),
}

/** The wedding as the member sees it; gone when they were removed between the gate and here. */
async function currentWedding(db: Database, weddingId: MemberWeddingId, userId: string) {
  const wedding = await findWedding(db, weddingId, userId)
  if (!wedding) throw new ORPCError('WEDDING_NOT_FOUND', { status: 404 })
  return wedding
}
