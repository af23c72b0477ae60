import { MINUTE_MS } from '#domain/time/time.ts'

/** The purpose of a signature: a message that links a wallet signs no one in, and the other way round. */
type Purpose = 'signIn' | 'link'

type Message = { address: string; nonce: string; issuedAt: Date; expiresAt: Date }

/** How long a wallet may take to sign. */
export const SIGNING_MS = 10 * MINUTE_MS

/** The main network of Ethereum. A key is the same on every network, so one is enough to prove that it is there. */
export const CHAIN_ID = 1

/** In ASCII, as ERC-4361 has it. */
const STATEMENTS: Record<Purpose, string> = {
  signIn: 'Entrar en Azahar con esta cartera.',
  link: 'Conectar esta cartera con mi cuenta de Azahar.',
}

/** The message that a wallet shows and signs (ERC-4361), bound to our domain, the network, a nonce and a time. */
export function walletMessage(
  purpose: Purpose,
  { address, nonce, issuedAt, expiresAt }: Message,
  publicUrl: string,
): string {
  return `${new URL(publicUrl).host} wants you to sign in with your Ethereum account:
${address}

${STATEMENTS[purpose]}

URI: ${publicUrl}
Version: 1
Chain ID: ${CHAIN_ID}
Nonce: ${nonce}
Issued At: ${issuedAt.toISOString()}
Expiration Time: ${expiresAt.toISOString()}`
}

const VARIABLE =
  /^.+\n(0x[\da-fA-F]{40})\n[\s\S]*\nNonce: ([a-z\d]{32,64})\nIssued At: (\S+)\nExpiration Time: (\S+)$/

/**
 * Reads a signed message; `null` unless it is, letter for letter, one that we would have written for this purpose, and
 * its time has not passed. Parsers of such messages differ in what they take of another text.
 */
export function readWalletMessage(
  purpose: Purpose,
  text: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Message | null {
  const [, address, nonce, issued, expires] = VARIABLE.exec(text) ?? []
  if (!address || !nonce) return null
  const [issuedAt, expiresAt] = [new Date(issued!), new Date(expires!)]
  const isDated = expiresAt > now && expiresAt.getTime() - issuedAt.getTime() <= SIGNING_MS
  if (!isDated) return null
  const message = { address, nonce, issuedAt, expiresAt }
  return walletMessage(purpose, message, publicUrl) === text ? message : null
}
