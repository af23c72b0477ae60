import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { siwe } from 'better-auth/plugins/siwe'
import type { Configured } from '#server/core/context.ts'
import type { RateLimiter } from '#server/platform/rate-limit.ts'
import { signerOf } from './wallet-keys.ts'
import { SIGNING_MS } from './wallet-message.ts'

export const WALLET_SIGN_IN = '/siwe/verify'

/**
 * Signing in with an Ethereum wallet, of Better Auth. By itself it would make an account for a wallet that it does
 * not know, which `databaseHooks` refuses, and take any message with our domain in it, which `AuthEvents` refuses.
 */
export const walletSignIn = ({ settings: { publicUrl } }: Configured<'publicUrl'>) =>
  siwe({
    domain: new URL(publicUrl).host,
    getNonce: async () => randomBytes(16).toString('hex'),
    verifyMessage: async ({ message, signature, address }) => signerOf(message, signature) === address,
  })

type Linking = { userId: string; address: string; issuedAt: Date }

/** The nonce of a message that links a wallet: it proves by itself for whom, which wallet and when it was made. */
export function linkNonce(linking: Linking, authSecret: string, random = randomBytes(8).toString('hex')) {
  const { userId, address, issuedAt } = linking
  const claim = `wallet-link:${userId}:${address}:${issuedAt.toISOString()}:${random}`
  return random + createHmac('sha256', authSecret).update(claim).digest('hex').slice(0, 40)
}

export function isLinkNonce(nonce: string, linking: Linking, authSecret: string): boolean {
  const expected = Buffer.from(linkNonce(linking, authSecret, nonce.slice(0, 16)))
  const given = Buffer.from(nonce)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A nonce links once, in whichever process it comes back. */
export async function isFirstUse(nonce: string, rateLimiter: RateLimiter): Promise<boolean> {
  const rule = { max: 1, windowSeconds: (2 * SIGNING_MS) / 1000 }
  return (await rateLimiter.consume(`/wallet-link:${nonce}`, rule)).allowed
}
