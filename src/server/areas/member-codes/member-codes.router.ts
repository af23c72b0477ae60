import {
  MEMBER_CODE_MAILS_PER_HOUR,
  normaliseMemberCode,
  WRONG_CODES_PER_HOUR,
} from '#domain/member-codes/member-codes.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { Notified } from '#server/core/notified.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { signedIn, weddingMember } from '#server/core/procedures/procedures.ts'
import { mailMemberCode } from './mail-member-code.ts'
import { createMemberCode, nameRecipient, withdrawMemberCode } from './member-codes.commands.ts'
import { listOpenCodes } from './member-codes.queries.ts'
import { redeemMemberCode } from './redeem-member-code.ts'

const editor = weddingMember('wedding', 'edit')

const WRONG_CODES = { max: WRONG_CODES_PER_HOUR, windowSeconds: HOUR_SECONDS }

const MAILS = { max: MEMBER_CODE_MAILS_PER_HOUR, windowSeconds: HOUR_SECONDS }

export const memberCodesRouter = {
  list: editor.invitations.list.handler(({ context }) =>
    listOpenCodes(context.platform.db, context.platform.clock, context.weddingId),
  ),

  create: editor.invitations.create.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const { limits } = context.platform.settings
    const expiresAt = typeof input.expiresAt === 'string' ? new Date(input.expiresAt) : input.expiresAt
    if (expiresAt && expiresAt <= clock.now()) throw errors.EXPIRY_IN_THE_PAST()
    const { role, preset, recipient, renew } = input
    const max = limits.wedding.members
    const wish = { role, preset, recipient, renew, expiresAt, max }
    const invitation = await createMemberCode(db, clock, context, wish)
    if (invitation === 'tooMany') throw errors.TOO_MANY_INVITATIONS({ data: { max } })
    return invitation
  }),

  mail: editor.invitations.mail.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    if (!isEmailAddress(input.to)) throw errors.INVITATION_EMAIL_REFUSED()
    const verdict = await platform.rateLimiter.consume(`invitation-mail:${actor.userId}`, MAILS)
    if (!verdict.allowed) {
      throw errors.TOO_MANY_INVITATION_MAILS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    }
    const invitation = await mailMemberCode(platform, context, input)
    if (invitation === 'tooMany')
      throw errors.TOO_MANY_INVITATIONS({ data: { max: platform.settings.limits.wedding.members } })
    return invitation
  }),

  update: editor.invitations.update.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const code = normaliseMemberCode(input.code)
    const named = await nameRecipient(db, clock, context, { code, recipient: input.recipient })
    if (named === null) throw errors.INVITATION_UNKNOWN()
    if (named === 'nameTaken') throw errors.RECIPIENT_HAS_CODE()
    return named
  }),

  remove: editor.invitations.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const code = normaliseMemberCode(input.code)
    if (!(await withdrawMemberCode(db, clock, context, code))) throw errors.INVITATION_UNKNOWN()
    return { removed: true } as const
  }),

  redeem: signedIn.invitations.redeem.handler(async ({ context, input, errors }) => {
    const { rateLimiter } = context.platform
    const { limits } = context.platform.settings
    const attempts = `wrong-code:${context.actor.userId}`
    // Counted before looking, so that a burst in parallel gets no more guesses than a patient one.
    const verdict = await rateLimiter.consume(attempts, WRONG_CODES)
    if (!verdict.allowed) {
      throw errors.TOO_MANY_WRONG_CODES({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    }
    const code = normaliseMemberCode(input.code)
    const outcome = await redeemMemberCode(context.platform, context.actor, code)
    if (outcome instanceof Notified) {
      await rateLimiter.refund(attempts)
      const by = { weddingId: outcome.result, actor: context.actor, notified: true }
      announceRows(context, by, 'weddings', [by.actor.userId])
      announceRows(context, by, 'invitations')
      return { weddingId: outcome.result }
    }
    if (outcome.problem !== 'INVITATION_UNKNOWN') await rateLimiter.refund(attempts)
    switch (outcome.problem) {
      case 'INVITATION_ALREADY_MEMBER':
        throw errors.INVITATION_ALREADY_MEMBER({ data: { weddingId: outcome.weddingId } })
      case 'INVITATION_OTHER_ROLE':
        throw errors.INVITATION_OTHER_ROLE({ data: { role: outcome.role } })
      case 'TOO_MANY_WEDDINGS':
        throw errors.TOO_MANY_WEDDINGS({ data: { max: limits.person.weddings[context.actor.role] } })
      case 'TOO_MANY_MEMBERS':
        throw errors.TOO_MANY_MEMBERS({ data: { max: limits.wedding.members } })
      default:
        throw errors[outcome.problem]()
    }
  }),
}
