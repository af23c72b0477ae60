import { readSessionCookie } from '../auth/session-cookie.ts'
import type { RequestContext } from '../context.ts'
import { signedIn } from '../procedures.ts'
import { endOtherSessions, endSessionById, renamePasskey } from './access.commands.ts'
import { listOpenSessions, listPasskeys, readFactors, toPasskey } from './access.queries.ts'
import { removePasskey } from './remove-way-in.ts'

const tokenOf = ({ headers, platform }: RequestContext) =>
  readSessionCookie(headers.cookie, platform.publicUrl, platform.authSecret)!.token

export const accessRouter = {
  factors: signedIn.access.factors.handler(({ context }) =>
    readFactors(context.platform.db, context.actor.userId),
  ),

  passkeys: {
    list: signedIn.access.passkeys.list.handler(({ context }) =>
      listPasskeys(context.platform.db, context.actor.userId),
    ),

    rename: signedIn.access.passkeys.rename.handler(async ({ context, input, errors }) => {
      const renamed = await renamePasskey(context.platform.db, context.actor.userId, input)
      if (!renamed) throw errors.PASSKEY_NOT_FOUND()
      return toPasskey(renamed)
    }),

    remove: signedIn.access.passkeys.remove.handler(async ({ context, input, errors }) => {
      const { platform, actor } = context
      if (!(await removePasskey(platform.db, actor.userId, input.passkeyId))) throw errors.LAST_WAY_IN()
      return { removed: true }
    }),
  },

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
