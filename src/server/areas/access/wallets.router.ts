import { checksummed, signerOf } from '#server/core/auth/wallets/wallet-keys.ts'
import { readWalletMessage, SIGNING_MS, walletMessage } from '#server/core/auth/wallets/wallet-message.ts'
import { isFirstUse, isLinkNonce, linkNonce } from '#server/core/auth/wallets/wallets.ts'
import type { Platform } from '#server/core/context.ts'
import { signedIn } from '#server/core/procedures/procedures.ts'
import { askingOf } from './asking.ts'
import { removeWallet } from './remove-way-in.ts'
import { linkWallet } from './wallets.commands.ts'
import { listWallets } from './wallets.queries.ts'

export const walletsRouter = {
  list: signedIn.access.wallets.list.handler(async ({ context: { platform, actor } }) => ({
    isOffered: platform.settings.walletSignIn,
    wallets: platform.settings.walletSignIn ? await listWallets(platform.db, actor.userId) : [],
  })),

  ask: signedIn.access.wallets.ask.handler(({ context: { platform, actor }, input, errors }) => {
    if (!platform.settings.walletSignIn) throw errors.WALLET_REFUSED()
    const { clock } = platform
    const { authSecret, publicUrl } = platform.settings
    const [address, issuedAt] = [checksummed(input.address), clock.now()]
    const nonce = linkNonce({ userId: actor.userId, address, issuedAt }, authSecret)
    const expiresAt = new Date(issuedAt.getTime() + SIGNING_MS)
    return { message: walletMessage('link', { address, nonce, issuedAt, expiresAt }, publicUrl) }
  }),

  link: signedIn.access.wallets.link.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    const address = await readSignedLink(platform, actor.userId, input)
    if (!address) throw errors.WALLET_REFUSED()
    const max = platform.settings.limits.person.wallets
    const linked = await linkWallet(platform, askingOf(context), { address, max })
    if (linked === 'ofAnother') throw errors.WALLET_OF_ANOTHER()
    if (linked === 'full') throw errors.TOO_MANY_WALLETS({ data: { max } })
    return linked
  }),

  remove: signedIn.access.wallets.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeWallet(context.platform, askingOf(context), input.walletId))) throw errors.LAST_WAY_IN()
    return { removed: true }
  }),
}

/** The wallet that has signed our message for this person, the first time that it comes back; `null` otherwise. */
async function readSignedLink(
  { settings: { publicUrl, authSecret, walletSignIn }, clock, rateLimiter }: Platform,
  userId: string,
  { message, signature }: { message: string; signature: string },
): Promise<string | null> {
  const read = readWalletMessage('link', message, { publicUrl, now: clock.now() })
  if (!walletSignIn || !read) return null
  const { address, nonce } = read
  if (!isLinkNonce(nonce, { ...read, userId }, authSecret)) return null
  if (signerOf(message, signature) !== address) return null
  return (await isFirstUse(nonce, rateLimiter)) ? address : null
}
