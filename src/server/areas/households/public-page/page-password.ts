import { createHmac, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** 16 MB and some 50 ms a try, on a thread of their own: a password that guests share is tried by hand. */
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 }
const HASH_BYTES = 32

/** The password of a public page as it is stored: salt and hash. */
export const hashPagePassword = (password: string): Promise<string> =>
  hashOf(password, randomBytes(16).toString('base64url'))

/** Whether a password is the one that is stored. */
export async function isPagePassword(password: string, stored: string): Promise<boolean> {
  return isSame(await hashOf(password, stored.split('.')[0]!), stored)
}

/** A proof that a browser keeps: its person has given the password that is stored now. */
export const pageProof = (slug: string, stored: string, secret: string): string =>
  createHmac('sha256', secret).update(`public page\n${slug}\n${stored}`).digest('base64url')

/** Whether a browser has the proof of the present password. */
export const hasPageProof = (given: string | undefined, expected: string): boolean =>
  given !== undefined && isSame(given, expected)

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

async function hashOf(password: string, salt: string): Promise<string> {
  const key = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
  return `${salt}.${key.toString('base64url')}`
}
