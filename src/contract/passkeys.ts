import * as z from 'zod'
import { PASSKEY_NAME_MAX } from '#domain/accounts/accounts.ts'
import { browserRoute, freshRoute, id, requiredLine } from './base.ts'
import { LAST_WAY_IN } from './shared-errors.ts'

/** A key of a device or of a password manager, which opens the account without a password. */
export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export type Passkey = z.infer<typeof passkey>

const PASSKEY_NOT_FOUND = { status: 404, message: 'There is no such passkey of yours' } as const

const passkeyPath = z.object({ passkeyId: id })

const tags = ['access']

/** They are added at `/api/auth/passkey/…`, in two requests. */
export const passkeysContract = {
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
}
