import * as z from 'zod'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { RECIPIENT_MAX } from '#domain/member-codes/member-codes.ts'
import { NAMED_PRESETS } from '#domain/members/permissions.ts'
import { ROLES } from '#domain/members/roles.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { full, id, instant, memberRoute, requiredLine, signedInRoute, text, weddingPath } from './base.ts'
import { PLAN_NEEDED } from './shared-errors.ts'

const preset = z.enum(NAMED_PRESETS)

const recipient = text.overwrite(cleanLine).max(RECIPIENT_MAX).default('')

const INVITATION_UNKNOWN = { status: 404, message: 'There is no such open code' } as const

const TOO_MANY_INVITATIONS = full('The wedding has as many open codes as it may have members')

/** An open invitation code of a wedding (spec 3 invitation_codes), and what who joins with it may do. */
export const memberCode = z.object({
  code: z.string(),
  role: z.enum(ROLES),
  preset,
  /** The name of the person it is for; empty for a code without one. */
  recipient: z.string(),
  expiresAt: instant.nullable(),
})

export type MemberCode = z.infer<typeof memberCode>

export const memberCodesContract = {
  /** The open codes: of a role and preset at most one without a name (spec 4), and one for each name. */
  list: memberRoute('wedding', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/invitations',
      tags: ['invitations'],
      summary: 'Open codes',
    })
    .input(weddingPath)
    .output(z.array(memberCode)),

  /**
   * Answers with the open code of the role, preset and recipient, making it when there is none; `renew` replaces
   * it. Without a preset it is that of the role.
   */
  create: memberRoute('wedding', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/invitations',
      successStatus: 201,
      tags: ['invitations'],
      summary: 'Make or renew a code',
    })
    .input(
      weddingPath.extend({
        role: z.enum(ROLES),
        preset: preset.optional(),
        recipient,
        renew: z.boolean().default(false),
        expiresAt: instant.nullable().optional(),
      }),
    )
    .output(memberCode)
    .errors({
      EXPIRY_IN_THE_PAST: { status: 422, message: 'The expiry must be in the future' },
      TOO_MANY_INVITATIONS,
    }),

  /**
   * Sends the open code of the role as a link by mail, making it when there is none. The mail carries the brand
   * of the wedding's planner.
   */
  mail: memberRoute('wedding', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/invitations/mail',
      successStatus: 201,
      tags: ['invitations'],
      summary: 'Mail a code',
    })
    .input(
      weddingPath.extend({
        role: z.enum(ROLES),
        preset: preset.optional(),
        recipient,
        to: text.trim().max(EMAIL_MAX),
      }),
    )
    .output(memberCode)
    .errors({
      INVITATION_EMAIL_REFUSED: { status: 422, message: 'That is no address that can be written to' },
      TOO_MANY_INVITATION_MAILS: {
        status: 429,
        message: 'Too many mails for now',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
      TOO_MANY_INVITATIONS,
    }),

  /** Says whom an open code is for. The name is shown with the open codes, and leaves when the code is used. */
  update: memberRoute('wedding', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/invitations/{code}',
      tags: ['invitations'],
      summary: 'Say whom a code is for',
    })
    .input(weddingPath.extend({ code: text.max(40), recipient: requiredLine(RECIPIENT_MAX) }))
    .output(memberCode)
    .errors({
      INVITATION_UNKNOWN,
      RECIPIENT_HAS_CODE: { status: 409, message: 'There is an open code of that preset for that name' },
    }),

  remove: memberRoute('wedding', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/invitations/{code}',
      tags: ['invitations'],
      summary: 'Withdraw a code',
    })
    .input(weddingPath.extend({ code: text.max(40) }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({ INVITATION_UNKNOWN }),

  /** Joins the wedding of the code (spec 4). Atomic: of two people with one code, one gets in. */
  redeem: signedInRoute
    .route({
      method: 'POST',
      path: '/invitations/redeem',
      tags: ['invitations'],
      summary: 'Join with a code',
    })
    .input(z.object({ code: text.max(40) }))
    .output(z.object({ weddingId: id }))
    .errors({
      INVITATION_UNKNOWN: { status: 404, message: 'There is no such code' },
      INVITATION_ALREADY_USED: { status: 409, message: 'This code has been used' },
      INVITATION_EXPIRED: { status: 410, message: 'The code has expired' },
      INVITATION_ALREADY_MEMBER: {
        status: 409,
        message: 'You are a member of this wedding already',
        data: z.object({ weddingId: id }),
      },
      INVITATION_OTHER_ROLE: {
        status: 409,
        message: 'The code is for the other role',
        data: z.object({ role: z.enum(ROLES) }),
      },
      PLAN_NEEDED,
      TOO_MANY_WEDDINGS: full('You are a member of as many weddings as there can be'),
      TOO_MANY_MEMBERS: full('The wedding has as many members as there can be'),
      TOO_MANY_WRONG_CODES: {
        status: 429,
        message: 'Too many wrong codes',
        data: z.object({ retryAfterSeconds: z.number().int() }),
      },
    }),
}
