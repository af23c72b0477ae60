import { createECDH, hkdfSync } from 'node:crypto'

/** By whom push services know that a message is ours (RFC 8292); keys in base64url. */
export type Vapid = { publicKey: string; privateKey: string; subject: string }

const CURVE = 'prime256v1'
const KEY_BYTES = 32

/** A new private key. A browser that subscribed takes messages of the key it was given then, and of no other. */
export function newVapidKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const key = pair.getPrivateKey()
  // Leading zeros are left out of it.
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url')
}

/** The private key that belongs to a secret, the same in every process that has it. */
export function vapidKeyFrom(secret: string, attempt = 0): string {
  const bytes = hkdfSync('sha256', secret, '', `vapid ${attempt}`, KEY_BYTES)
  const key = Buffer.from(bytes).toString('base64url')
  try {
    publicKeyOf(key)
    return key
  } catch {
    // One number in four thousand million is no key of the curve.
    return vapidKeyFrom(secret, attempt + 1)
  }
}

/** The keys with the address at which a push service reaches the operator. */
export const vapidOf = (privateKey: string, contactEmail: string): Vapid => ({
  publicKey: publicKeyOf(privateKey),
  privateKey,
  subject: `mailto:${contactEmail}`,
})

function publicKeyOf(privateKey: string): string {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return pair.getPublicKey('base64url')
}
