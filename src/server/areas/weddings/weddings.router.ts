import { proofFor } from '#server/core/auth/gate.ts'
import { weddingNotFound } from '#server/core/auth/refusals.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { signedIn, weddingMember } from '#server/core/procedures/procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { deleteWedding, restoreWedding } from './delete-wedding.ts'
import { changeAccess } from './member-access.commands.ts'
import { removeMember } from './remove-member.ts'
import { createWedding, leaveWedding, updateWedding } from './weddings.commands.ts'
import { findWedding, listDeletedWeddings, listMembers, listWeddings } from './weddings.queries.ts'

const viewer = weddingMember('wedding', 'view')
const editor = weddingMember('wedding', 'edit')
const decider = weddingMember('members', 'edit')

export const weddingsRouter = {
  list: signedIn.weddings.list.handler(({ context }) => listWeddings(context.platform, context.actor.userId)),

  create: signedIn.weddings.create.handler(async ({ context, input, errors }) => {
    const { id: key = newId(), name, eventDate } = input
    const created = await createWedding(context.platform, context.actor, { key, name, eventDate })
    if (created === 'PLAN_NEEDED') throw errors.PLAN_NEEDED()
    if (created === 'TOO_MANY_WEDDINGS') {
      const max = context.platform.settings.limits.person.weddings[context.actor.role]
      throw errors.TOO_MANY_WEDDINGS({ data: { max } })
    }
    const { weddingId } = created
    announceRows(context, { weddingId, actor: context.actor }, 'weddings', [weddingId])
    return currentWedding(context.platform, weddingId, context.actor.userId)
  }),

  get: viewer.weddings.get.handler(({ context }) =>
    currentWedding(context.platform, context.weddingId, context.actor.userId),
  ),

  update: editor.weddings.update.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    const changed = context.takeResult(await updateWedding(db, clock, context, input))
    if (changed?.isOtherZone) announceRows(context, context, 'agenda')
    return currentWedding(context.platform, context.weddingId, context.actor.userId)
  }),

  remove: decider.weddings.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const outcome = context.takeResult(await deleteWedding(db, clock, context, input.name))
    if (outcome === 'notMember') throw weddingNotFound()
    if (outcome === 'hasOtherMembers') throw errors.WEDDING_HAS_OTHER_MEMBERS()
    if (outcome === 'nameDiffers') throw errors.WEDDING_NAME_DIFFERS()
    return { removed: true } as const
  }),

  members: viewer.weddings.members.handler(({ context }) =>
    listMembers(context.platform.db, context.weddingId),
  ),

  updateMember: decider.weddings.updateMember.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const changed = await changeAccess(db, clock, context, input.userId.toLowerCase(), input)
    const outcome = context.takeResult(changed)
    if (outcome === 'noSuchMember') throw errors.MEMBER_NOT_FOUND()
    if (outcome === 'isCouple') throw errors.COUPLE_EDITS_EVERYTHING()
    if (outcome === 'otherRole') throw errors.PRESET_OF_OTHER_ROLE()
    if (outcome === 'nobodyWouldDecide') throw errors.NOBODY_WOULD_DECIDE()
    return outcome
  }),

  removeMember: viewer.weddings.removeMember.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    if (input.userId === 'me' || input.userId.toLowerCase() === context.actor.userId) {
      const outcome = context.takeResult(await leaveWedding(db, clock, context))
      if (outcome === 'lastMember') throw errors.LAST_MEMBER_CANNOT_LEAVE()
      if (outcome === 'nobodyWouldDecide') throw errors.NOBODY_WOULD_DECIDE()
      announceRows(context, context, 'invitations')
      return { left: true, renewed: 0 } as const
    }
    const weddingId = proofFor(context, 'members', 'edit')
    if (!weddingId) throw errors.ONLY_THE_COUPLE_REMOVES_MEMBERS()
    const { renew } = input
    const userId = input.userId.toLowerCase()
    const outcome = context.takeResult(
      await removeMember(db, clock, { ...context, weddingId }, { userId, renew }),
    )
    if (outcome === 'notMember') throw weddingNotFound()
    if (outcome === 'noSuchMember') throw errors.MEMBER_NOT_FOUND()
    if (outcome === 'nobodyWouldDecide') throw errors.NOBODY_WOULD_DECIDE()
    const { count, areas } = outcome.renewed
    for (const area of ['invitations', ...areas] as const) announceRows(context, context, area)
    return { left: true, renewed: count } as const
  }),

  deleted: {
    list: signedIn.weddings.deleted.list.handler(({ context }) =>
      listDeletedWeddings(context.platform.db, context.platform.clock, context.actor.userId),
    ),

    restore: signedIn.weddings.deleted.restore.handler(async ({ context, input, errors }) => {
      const { db, clock } = context.platform
      const restored = await restoreWedding(db, clock, context.actor, input.deletedId.toLowerCase())
      if (!restored) throw errors.DELETED_WEDDING_NOT_FOUND()
      const { weddingId, memberIds } = restored.result
      announceRows(context, { weddingId, actor: context.actor, notified: true }, 'weddings', memberIds)
      return currentWedding(context.platform, weddingId, context.actor.userId)
    }),
  },
}

/** The wedding as the member sees it; gone when they were removed between the gate and here. */
async function currentWedding(
  platform: Pick<Platform, 'db' | 'files'>,
  weddingId: MemberWeddingId,
  userId: string,
) {
  const wedding = await findWedding(platform, weddingId, userId)
  if (!wedding) throw weddingNotFound()
  return wedding
}
