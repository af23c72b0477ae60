import { findDefaultStyle } from '#server/areas/weddings/wedding-look.queries.ts'
import { weddingNotFound } from '#server/core/auth/refusals.ts'
import { planner, weddingMember } from '#server/core/procedures/procedures.ts'
import { publishStyle, setDefaultStyle } from './style.commands.ts'
import { findLook, listCovers } from './style.queries.ts'

const viewer = weddingMember('wedding', 'view')
const editor = weddingMember('wedding', 'edit')

export const styleRouter = {
  covers: viewer.style.covers.handler(({ context }) =>
    listCovers(context.platform.db, context.platform.files, context.weddingId),
  ),

  publish: editor.style.publish.handler(async ({ context, input, errors }) => {
    const { db, files } = context.platform
    const outcome = context.takeResult(await publishStyle(context.platform, context, input))
    if (outcome === 'noCover') throw errors.COVER_NOT_FOUND()
    if (typeof outcome === 'object') throw errors.LOOK_CONFLICTS({ data: outcome })
    const look = await findLook(db, files, context.weddingId)
    if (!look) throw weddingNotFound()
    return look
  }),

  default: {
    get: planner.style.default.get.handler(async ({ context }) => ({
      choice: await findDefaultStyle(context.platform.db, context.actor.userId),
    })),

    set: planner.style.default.set.handler(async ({ context, input }) => {
      await setDefaultStyle(context.platform.db, context.actor.userId, input.choice)
      return { choice: input.choice }
    }),
  },
}
