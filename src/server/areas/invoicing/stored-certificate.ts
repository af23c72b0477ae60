import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Certificate } from './open-certificate.ts'

const CIPHER = 'aes-256-gcm'
const [SALT_BYTES, NONCE_BYTES, TAG_BYTES] = [16, 12, 16]

/** A certificate with its key as the database keeps it: the key that opens it follows from the installation's secret. */
export function encryptCertificate(
  { key, chain }: Pick<Certificate, 'key' | 'chain'>,
  { authSecret, ownerId }: { authSecret: string; ownerId: string },
): Buffer {
  const salt = randomBytes(SALT_BYTES)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(authSecret, salt), nonce).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ key, chain }), 'utf8'), cipher.final()])
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed])
}

/** `null` when the installation's secret is another one now, or the bytes were changed. */
export function decryptCertificate(
  stored: Buffer,
  { authSecret, ownerId }: { authSecret: string; ownerId: string },
): Pick<Certificate, 'key' | 'chain'> | null {
  const [salt, nonce, tag, sealed] = parts(stored)
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(authSecret, salt), nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(ownerId)).setAuthTag(tag)
    const text = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
    return JSON.parse(text)
  } catch {
    return null
  }
}

function parts(stored: Buffer) {
  const ends = [SALT_BYTES, SALT_BYTES + NONCE_BYTES, SALT_BYTES + NONCE_BYTES + TAG_BYTES] as const
  return [
    stored.subarray(0, ends[0]),
    stored.subarray(ends[0], ends[1]),
    stored.subarray(ends[1], ends[2]),
    stored.subarray(ends[2]),
  ] as const
}

const keyOf = (authSecret: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', authSecret, salt, 'invoice certificate', 32))
