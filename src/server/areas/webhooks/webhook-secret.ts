import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { shortHash } from '#server/platform/short-hash.ts'

const SECRET_BYTES = 32

/** A salt from which another secret follows. */
export const newSalt = (): string => randomBytes(16).toString('base64url')

/**
 * The secret of a webhook, `whsec_` and base64: it follows from the installation's own secret and a salt, so that neither
 * the database nor a backup holds it.
 */
export const secretOf = (authSecret: string, salt: string): string =>
  `whsec_${keyOf(authSecret, salt).toString('base64')}`

/** Tells two secrets apart without giving either away: another one means that the installation's has changed. */
export const secretMarkOf = (authSecret: string, salt: string): string =>
  shortHash(secretOf(authSecret, salt))

const keyOf = (authSecret: string, salt: string) =>
  Buffer.from(hkdfSync('sha256', authSecret, salt, 'webhook', SECRET_BYTES))

export type Signed = { id: string; timestamp: number; body: string }

/** The `webhook-signature` of a message, one for each salt, as Standard Webhooks has it: `v1,<base64> v1,<base64>`. */
export const signaturesOf = (
  authSecret: string,
  salts: readonly string[],
  { id, timestamp, body }: Signed,
): string =>
  salts
    .map((salt) => createHmac('sha256', keyOf(authSecret, salt)).update(`${id}.${timestamp}.${body}`))
    .map((signature) => `v1,${signature.digest('base64')}`)
    .join(' ')
