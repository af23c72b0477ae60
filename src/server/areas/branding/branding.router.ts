import { brandProblem } from '#domain/branding/branding.ts'
import { announcePerson } from '#server/core/procedures/announce.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { removeLogo, updateBranding } from './branding.commands.ts'
import { getBranding } from './branding.queries.ts'

const routes = business('brand').branding

export const brandingRouter = {
  get: routes.get.handler(({ context }) => getBranding(context.platform, context.ownerId)),

  update: routes.update.handler(async ({ context, input, errors }) => {
    const { platform, ownerId } = context
    const problem = brandProblem(input)
    if (problem) throw errors[problem]()
    await updateBranding(platform.db, platform.clock, ownerId, input)
    await announcePerson(context, 'planners', ownerId)
    return getBranding(platform, ownerId)
  }),

  removeLogo: routes.removeLogo.handler(async ({ context }) => {
    const { platform, ownerId } = context
    await removeLogo(platform.db, platform.clock, ownerId)
    await announcePerson(context, 'planners', ownerId)
    return getBranding(platform, ownerId)
  }),
}
