import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'

/** A code has 49 bits, so it is hashed as a password is (ASVS 6.5.2); all of a set share their salt, so that one try is one hash. */
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 }
const HASH_BYTES = 32
const SALT_BYTES = 16

/** Between the salt and the hash of a code; no code has one. */
const MARK = '$'

/** The stored form of a person's recovery codes; codes that are hashed already stay as they are. */
export async function hashRecoveryCodes(json: string): Promise<string> {
  const codes = JSON.parse(json) as string[]
  if (codes.every((code) => code.includes(MARK))) return json
  const salt = randomBytes(SALT_BYTES).toString('base64url')
  return JSON.stringify(await Promise.all(codes.map((code) => hashOf(code, salt))))
}

/** A code that is tried, as it would stand among those that are stored. */
export async function hashAsStored(code: string, stored: string): Promise<string> {
  const [salt] = (JSON.parse(stored) as string[])[0]?.split(MARK) ?? []
  return salt ? hashOf(code, salt) : code
}

/** Codes were kept encrypted at first. */
export const isEncrypted = (stored: string): boolean => !stored.startsWith('[')

/** How many codes are left of those that are stored. */
export async function countRecoveryCodes(stored: string, authSecret: string): Promise<number> {
  const json = isEncrypted(stored) ? await decryptRecoveryCodes(stored, authSecret) : stored
  return (JSON.parse(json) as string[]).length
}

export const decryptRecoveryCodes = (stored: string, authSecret: string): Promise<string> =>
  symmetricDecrypt({ key: authSecret, data: stored })

async function hashOf(code: string, salt: string): Promise<string> {
  const hash = await new Promise<Buffer>((resolve, reject) => {
    scrypt(code, salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
  return `${salt}${MARK}${hash.toString('base64url')}`
}
