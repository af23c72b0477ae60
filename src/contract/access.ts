import * as z from 'zod'
import { EMAIL_MAX, PASSKEY_NAME_MAX } from '#domain/accounts.ts'
import { browserRoute, freshRoute, full, id, requiredLine, text } from './base.ts'
import { LAST_WAY_IN } from './shared-errors.ts'

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
  /** What it calls itself; blank when it has not said. */
  name: z.string(),
  allowedAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
})

export type AppWithAccess = z.infer<typeof appWithAccess>

const ended = z.object({ ended: z.literal(true) })

const tags = ['access']

/** What a person signs in with, beside passkeys and linked accounts. */
const factors = z.object({ hasPassword: z.boolean(), hasTwoFactor: z.boolean() })

export type Factors = z.infer<typeof factors>

/** A key of a device or of a password manager, which opens the account without a password. */
export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export type Passkey = z.infer<typeof passkey>

const PASSKEY_NOT_FOUND = { status: 404, message: 'There is no such passkey of yours' } as const

/** A provider of the configuration, and whether an account there is linked with the person's. */
export const linkedAccount = z.object({ provider: z.string(), name: z.string(), isLinked: z.boolean() })

export type LinkedAccount = z.infer<typeof linkedAccount>

/** A wallet of Ethereum that opens the account. */
export const wallet = z.object({ id, address: z.string(), linkedAt: z.iso.datetime() })

export type Wallet = z.infer<typeof wallet>

const wallets = z.object({
  /** Whether this installation lets wallets open accounts. */
  isOffered: z.boolean(),
  wallets: z.array(wallet),
})

const WALLET_REFUSED = { status: 422, message: 'The signature or its message is not valid' } as const

/** An address that waits for being confirmed, in the mailbox of the present one and in its own. */
export const emailChange = z.object({
  newEmail: z.string(),
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: z.iso.datetime(),
})

export type EmailChange = z.infer<typeof emailChange>

const passkeyPath = z.object({ passkeyId: id })

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

  /** They are added at `/api/auth/passkey/…`, in two requests. */
  passkeys: {
    list: browserRoute
      .route({ method: 'GET', path: '/access/passkeys', tags, summary: 'The passkeys of the person' })
      .output(z.array(passkey)),

    rename: browserRoute
      .route({
        method: 'PATCH',
        path: '/access/passkeys/{passkeyId}',
        tags,
        summary: 'Name a passkey of the person',
      })
      .input(passkeyPath.extend({ name: requiredLine(PASSKEY_NAME_MAX) }))
      .output(passkey)
      .errors({ PASSKEY_NOT_FOUND }),

    /** One that is gone already is as good. */
    remove: freshRoute
      .route({
        method: 'DELETE',
        path: '/access/passkeys/{passkeyId}',
        tags,
        summary: 'Remove a passkey of the person',
      })
      .input(passkeyPath)
      .output(z.object({ removed: z.literal(true) }))
      .errors({ LAST_WAY_IN }),
  },

  wallets: {
    list: browserRoute
      .route({ method: 'GET', path: '/access/wallets', tags, summary: 'The linked wallets of the person' })
      .output(wallets),

    /** It is good for ten minutes, once, and for this person and wallet alone. */
    ask: freshRoute
      .route({
        method: 'POST',
        path: '/access/wallets/message',
        tags,
        summary: 'Get the message that a wallet signs to be linked',
      })
      .input(z.object({ address: text.regex(/^0x[\da-fA-F]{40}$/) }))
      .output(z.object({ message: z.string() }))
      .errors({ WALLET_REFUSED }),

    /** One that is linked already is as good. */
    link: freshRoute
      .route({ method: 'POST', path: '/access/wallets', tags, summary: 'Link the wallet that has signed' })
      .input(z.object({ message: text.max(1000), signature: text.regex(/^0x[\da-fA-F]{130}$/) }))
      .output(wallet)
      .errors({
        WALLET_REFUSED,
        WALLET_OF_ANOTHER: { status: 409, message: 'The wallet opens another account' },
        TOO_MANY_WALLETS: full('The account has as many wallets as there can be'),
      }),

    /** One that is gone already is as good. */
    remove: freshRoute
      .route({
        method: 'DELETE',
        path: '/access/wallets/{walletId}',
        tags,
        summary: 'Unlink a wallet of the person',
      })
      .input(z.object({ walletId: id }))
      .output(z.object({ removed: z.literal(true) }))
      .errors({ LAST_WAY_IN }),
  },

  apps: {
    list: browserRoute
      .route({ method: 'GET', path: '/access/apps', tags, summary: 'The programs that have access' })
      .output(z.array(appWithAccess)),

    /** One that has ended already is as good. */
    end: browserRoute
      .route({ method: 'DELETE', path: '/access/apps/{appId}', tags, summary: 'End the access of a program' })
      .input(z.object({ appId: id }))
      .output(ended),
  },

  sessions: {
    list: browserRoute
      .route({ method: 'GET', path: '/access/sessions', tags, summary: 'The open sessions of the person' })
      .output(z.array(openSession)),

    /** One that has ended already is as good. */
    end: browserRoute
      .route({
        method: 'DELETE',
        path: '/access/sessions/{sessionId}',
        tags,
        summary: 'End a session of the person',
      })
      .input(z.object({ sessionId: id }))
      .output(ended),

    endOthers: browserRoute
      .route({
        method: 'DELETE',
        path: '/access/sessions',
        tags,
        summary: 'End all sessions of the person but the one that asks',
      })
      .output(ended),
  },
}
