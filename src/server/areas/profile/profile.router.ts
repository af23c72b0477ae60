import { brandProblem } from '#domain/branding/branding.ts'
import { findActor } from '#server/core/auth/gate.ts'
import { versionsInForce } from '#server/core/legal/texts-in-force.queries.ts'
import { announcePerson } from '#server/core/procedures/announce.ts'
import { publicProcedure, signedIn } from '#server/core/procedures/procedures.ts'
import { updateProfile } from './profile.commands.ts'
import { getProfile, listAcceptedDocuments } from './profile.queries.ts'

export const profileRouter = {
  session: publicProcedure.profile.session.handler(async ({ context: { platform, headers, reply } }) => {
    const { cookie, authorization } = headers
    // Asked by pages that want to know whether it is still the person they were drawn for.
    const actor = await findActor(platform, { cookie, authorization }, reply)
    if (!actor) return null
    const liveId = await platform.live.idOf(actor.userId)
    return { ...(await getProfile(platform, actor.userId)), liveId }
  }),

  get: signedIn.profile.get.handler(({ context }) => getProfile(context.platform, context.actor.userId)),

  update: signedIn.profile.update.handler(async ({ context, input, errors }) => {
    const { actor, platform } = context
    const brandFields = [input.brandName, input.webUrl, input.phone]
    if (actor.role !== 'planner' && brandFields.some((field) => field !== undefined)) {
      throw errors.BRAND_FIELDS_ARE_FOR_PLANNERS()
    }
    if (brandProblem(input)) throw errors.WEB_URL_REFUSED()
    await updateProfile(platform.db, actor.userId, input)
    if ([input.fullName, ...brandFields].some((field) => field !== undefined)) {
      await announcePerson(context, 'weddings')
      if (actor.role === 'planner') await announcePerson(context, 'planners')
    }
    return getProfile(platform, actor.userId)
  }),

  documents: signedIn.profile.documents.handler(async ({ context }) => {
    const accepted = await listAcceptedDocuments(context.platform.db, context.actor.userId)
    const versions = await versionsInForce(context.platform)
    return accepted.map((each) => ({ ...each, currentVersion: versions[each.document] }))
  }),
}
