import { brandProblem } from '#domain/branding/branding.ts'
import { announcePerson } from '#server/core/procedures/announce.ts'
import { planner } from '#server/core/procedures/procedures.ts'
import { removeLogo, updateBranding } from './branding.commands.ts'
import { getBranding } from './branding.queries.ts'

export const brandingRouter = {
  get: planner.branding.get.handler(({ context }) => getBranding(context.platform, context.actor.userId)),

  update: planner.branding.update.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    const problem = brandProblem(input)
    if (problem) throw errors[problem]()
    await updateBranding(platform.db, platform.clock, actor.userId, input)
    await announcePerson(context, 'planners')
    return getBranding(platform, actor.userId)
  }),

  removeLogo: planner.branding.removeLogo.handler(async ({ context }) => {
    const { platform, actor } = context
    await removeLogo(platform.db, platform.clock, actor.userId)
    await announcePerson(context, 'planners')
    return getBranding(platform, actor.userId)
  }),
}
