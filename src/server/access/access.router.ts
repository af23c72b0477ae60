import { readSessionCookie } from '../auth/session-cookie.ts'
import type { RequestContext } from '../context.ts'
import { signedIn } from '../procedures.ts'
import { endOtherSessions, endSessionById } from './access.commands.ts'
import { listOpenSessions, readFactors } from './access.queries.ts'

const tokenOf = ({ headers, platform }: RequestContext) =>
  readSessionCookie(headers.cookie, platform.publicUrl, platform.authSecret)!.token

export const accessRouter = {
  factors: signedIn.access.factors.handler(({ context }) =>
    readFactors(context.platform.db, context.actor.userId),
  ),

  sessions: {
    list: signedIn.access.sessions.list.handler(({ context }) =>
      listOpenSessions(context.platform.db, {
        userId: context.actor.userId,
        token: tokenOf(context),
        now: context.platform.clock.now(),
      }),
    ),

    end: signedIn.access.sessions.end.handler(async ({ context: { platform, actor }, input }) => {
      await endSessionById(platform.db, actor.userId, input.sessionId)
      platform.live.sessionsEnded(actor.userId)
      return { ended: true }
    }),

    endOthers: signedIn.access.sessions.endOthers.handler(async ({ context }) => {
      const { platform, actor } = context
      await endOtherSessions(platform.db, actor.userId, tokenOf(context))
      platform.live.sessionsEnded(actor.userId)
      return { ended: true }
    }),
  },
}
