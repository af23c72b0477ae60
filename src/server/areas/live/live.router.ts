import { sessionTokenOf } from '#server/core/auth/gate.ts'
import { publishedPlace } from '#server/core/drafts/published-place.ts'
import { seenBy } from '#server/core/live/presence.ts'
import { signedIn, weddingMember } from '#server/core/procedures/procedures.ts'
import { noteVisit } from './visits.queries.ts'

const viewer = weddingMember('wedding', 'view')

export const liveRouter = {
  stream: signedIn.live.stream.handler(async ({ context, input, lastEventId, errors }) => {
    const token = await sessionTokenOf(context.platform, context.headers)
    const opened = await context.platform.live.open({
      token: token ?? '',
      only: input.weddingId?.toLowerCase() ?? null,
      since: lastEventId ?? input.since,
    })
    if (opened === 'signedOut') throw errors.UNAUTHENTICATED()
    if (opened === 'outsider') throw errors.WEDDING_NOT_FOUND()
    if (opened === 'stopping') throw errors.SERVER_STOPPING()
    // Proxies that gather an answer before they pass it on would hold the events back.
    context.reply.headers['x-accel-buffering'] = 'no'
    return opened
  }),

  presence: viewer.live.presence.handler(async ({ context, input }) => {
    const { clientId, here, turn } = input
    const { weddingId, actor, access, platform } = context
    await noteVisit(platform.db, { weddingId, actor, isLeaving: !here }, platform.clock.now())
    const place = await publishedPlace(platform.db, weddingId, input.place)
    const members = platform.live.present({ weddingId, userId: actor.userId, clientId, place, here, turn })
    return { members: seenBy(access, members) }
  }),
}
