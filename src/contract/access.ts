import * as z from 'zod'
import { ACCOUNT_ACTIVITY_KINDS } from '#domain/accounts/account-activity.ts'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { browserRoute, freshRoute, id, text } from './base.ts'
import { passkeysContract } from './passkeys.ts'
import { LAST_WAY_IN } from './shared-errors.ts'
import { walletsContract } from './wallets.ts'

const device = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer']),
})

/** A session of the signed-in person that is open; no place is kept of it. */
export const openSession = z.object({
  id,
  device,
  signedInAt: z.iso.datetime(),
  /** To the hour. */
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})

export type OpenSession = z.infer<typeof openSession>

/** A program that signs in with tokens of its own. */
export const appWithAccess = z.object({
  id,
  /** The program's own name; blank when it has not said. */
  name: z.string(),
  allowedAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
})

export type AppWithAccess = z.infer<typeof appWithAccess>

const ended = z.object({ ended: z.literal(true) })

const tags = ['access']

/** The ways by which a person signs in, beside passkeys and linked accounts. */
export const factors = z.object({
  hasPassword: z.boolean(),
  hasTwoFactor: z.boolean(),
  /** Null without a second step. */
  recoveryCodesLeft: z.int().nullable(),
})

export type Factors = z.infer<typeof factors>

/** A provider of the configuration, and whether an account there is linked with the person's. */
export const linkedAccount = z.object({
  provider: z.string(),
  name: z.string(),
  isLinked: z.boolean(),
  /** The addresses that the provider named with what is linked; absent where it is not known. */
  emails: z.array(z.string()).optional(),
})

export type LinkedAccount = z.infer<typeof linkedAccount>

/** Something that has changed about the ways into the account; `domain/accounts/account-activity.ts` has the sentence. */
export const accountEvent = z.object({
  id,
  kind: z.enum(ACCOUNT_ACTIVITY_KINDS),
  subject: z.string(),
  /** In words; blank where it is not known. */
  device: z.string(),
  at: z.iso.datetime(),
})

export type AccountEvent = z.infer<typeof accountEvent>

/** An address that waits for being confirmed, in the mailbox of the present one and in its own. */
export const emailChange = z.object({
  newEmail: z.string(),
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: z.iso.datetime(),
})

export type EmailChange = z.infer<typeof emailChange>

/** How a person gets into their account, and where it is open. */
export const accessContract = {
  factors: browserRoute
    .route({
      method: 'GET',
      path: '/access/factors',
      tags,
      summary: 'Whether the person has a password and a second step',
    })
    .output(factors),

  activity: browserRoute
    .route({
      method: 'GET',
      path: '/access/activity',
      tags,
      summary: 'What has changed about the ways into the account, the newest first',
    })
    .output(z.array(accountEvent)),

  /** They are linked at `/api/auth/link-social`. */
  accounts: {
    list: browserRoute
      .route({ method: 'GET', path: '/access/accounts', tags, summary: 'The linked accounts of the person' })
      .output(z.array(linkedAccount)),

    /** One that is not linked is as good. */
    unlink: freshRoute
      .route({
        method: 'DELETE',
        path: '/access/accounts/{provider}',
        tags,
        summary: 'Unlink an account of the person',
      })
      .input(z.object({ provider: text.max(40) }))
      .output(z.object({ unlinked: z.literal(true) }))
      .errors({ LAST_WAY_IN }),
  },

  emailChange: {
    get: browserRoute
      .route({
        method: 'GET',
        path: '/access/email-change',
        tags,
        summary: 'The address that waits for being confirmed, or null',
      })
      .output(emailChange.nullable()),

    /**
     * Sends a mail to both addresses, and changes nothing before both have confirmed it. An address that has an
     * account already is answered alike, and is sent nothing. Replaces a change that waits.
     */
    ask: freshRoute
      .route({
        method: 'PUT',
        path: '/access/email-change',
        tags,
        summary: 'Ask for another address',
      })
      .input(z.object({ newEmail: text.trim().toLowerCase().min(1).max(EMAIL_MAX) }))
      .output(emailChange)
      .errors({
        INVALID_EMAIL: { status: 422, message: 'That is no address' },
        EMAIL_IS_THE_SAME: { status: 422, message: 'That is the address already' },
        TOO_MANY_EMAIL_CHANGES: {
          status: 429,
          message: 'Too many changes of the address',
          data: z.object({ retryAfterSeconds: z.int() }),
        },
      }),

    cancel: browserRoute
      .route({
        method: 'DELETE',
        path: '/access/email-change',
        tags,
        summary: 'Keep the present address',
      })
      .output(z.object({ cancelled: z.literal(true) })),
  },

  passkeys: passkeysContract,
  wallets: walletsContract,

  apps: {
    list: browserRoute
      .route({ method: 'GET', path: '/access/apps', tags, summary: 'The programs that have access' })
      .output(z.array(appWithAccess)),

    /** One that has ended already is as good. */
    end: freshRoute
      .route({ method: 'DELETE', path: '/access/apps/{appId}', tags, summary: 'End the access of a program' })
      .input(z.object({ appId: id }))
      .output(ended),
  },

  sessions: {
    list: browserRoute
      .route({ method: 'GET', path: '/access/sessions', tags, summary: 'The open sessions of the person' })
      .output(z.array(openSession)),

    /** One that has ended already is as good. */
    end: freshRoute
      .route({
        method: 'DELETE',
        path: '/access/sessions/{sessionId}',
        tags,
        summary: 'End a session of the person',
      })
      .input(z.object({ sessionId: id }))
      .output(ended),

    endOthers: freshRoute
      .route({
        method: 'DELETE',
        path: '/access/sessions',
        tags,
        summary: 'End all sessions of the person but the one that asks',
      })
      .output(ended),
  },
}
