import { isEmailAddress } from '#domain/operation/contact.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { listAccountActivity } from '#server/core/auth/account-activity/account-activity.queries.ts'
import { readSessionCookie } from '#server/core/auth/session-cookie.ts'
import type { RequestContext } from '#server/core/context.ts'
import { signedIn } from '#server/core/procedures/procedures.ts'
import { endOtherSessions, endSessionById, renamePasskey } from './access.commands.ts'
import { listApps, listOpenSessions, listPasskeys, readFactors, toPasskey } from './access.queries.ts'
import { askingOf } from './asking.ts'
import { askForEmailChange, cancelEmailChange } from './email-change.commands.ts'
import { readEmailChange } from './email-change.queries.ts'
import { listLinkedAccounts } from './linked-accounts.queries.ts'
import { removePasskey, unlinkAccount } from './remove-way-in.ts'
import { walletsRouter } from './wallets.router.ts'

/** Each sends two mails, one of them to an address that may be of another person. */
const EMAIL_CHANGES = { max: 5, windowSeconds: HOUR_SECONDS }

const tokenOf = ({ headers, platform }: RequestContext) =>
  readSessionCookie(headers.cookie, platform.settings.publicUrl, platform.settings.authSecret)!.token

export const accessRouter = {
  factors: signedIn.access.factors.handler(({ context }) =>
    readFactors(context.platform, context.actor.userId),
  ),

  activity: signedIn.access.activity.handler(({ context: { platform, actor } }) =>
    listAccountActivity(platform.db, actor.userId),
  ),

  accounts: {
    list: signedIn.access.accounts.list.handler(({ context: { platform, actor } }) =>
      listLinkedAccounts(platform, actor),
    ),

    unlink: signedIn.access.accounts.unlink.handler(async ({ context, input, errors }) => {
      if (!(await unlinkAccount(context.platform, askingOf(context), input.provider)))
        throw errors.LAST_WAY_IN()
      return { unlinked: true }
    }),
  },

  emailChange: {
    get: signedIn.access.emailChange.get.handler(({ context: { platform, actor } }) =>
      readEmailChange(platform.db, actor.userId, platform.clock.now()),
    ),

    ask: signedIn.access.emailChange.ask.handler(async ({ context, input: { newEmail }, errors }) => {
      const { platform, actor } = context
      if (!isEmailAddress(newEmail)) throw errors.INVALID_EMAIL()
      if (newEmail === actor.email) throw errors.EMAIL_IS_THE_SAME()
      const verdict = await platform.rateLimiter.consume(`email-change:${actor.userId}`, EMAIL_CHANGES)
      if (!verdict.allowed) {
        throw errors.TOO_MANY_EMAIL_CHANGES({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
      }
      return askForEmailChange(platform, actor, newEmail, context.headers['user-agent'])
    }),

    cancel: signedIn.access.emailChange.cancel.handler(async ({ context }) => {
      await cancelEmailChange(context.platform.db, context.actor.userId)
      return { cancelled: true }
    }),
  },

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
      if (!(await removePasskey(context.platform, askingOf(context), input.passkeyId)))
        throw errors.LAST_WAY_IN()
      return { removed: true }
    }),
  },

  wallets: walletsRouter,

  apps: {
    list: signedIn.access.apps.list.handler(({ context: { platform, actor } }) =>
      listApps(platform.db, { userId: actor.userId, now: platform.clock.now() }),
    ),

    end: signedIn.access.apps.end.handler(async ({ context, input }) => {
      const { platform, actor } = context
      await endSessionById(platform, askingOf(context), input.appId)
      platform.live.sessionsEnded(actor.userId)
      return { ended: true }
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

    end: signedIn.access.sessions.end.handler(async ({ context, input }) => {
      const { platform, actor } = context
      await endSessionById(platform, askingOf(context), input.sessionId)
      platform.live.sessionsEnded(actor.userId)
      return { ended: true }
    }),

    endOthers: signedIn.access.sessions.endOthers.handler(async ({ context }) => {
      const { platform, actor } = context
      await endOtherSessions(platform, askingOf(context), tokenOf(context))
      platform.live.sessionsEnded(actor.userId)
      return { ended: true }
    }),
  },
}
