import type { Context, Hono } from 'hono'
import { appPathOf } from '#domain/text/asked-path.ts'
import { checksummed } from '#server/core/auth/wallets/wallet-keys.ts'
import { SIGNING_MS, walletMessage } from '#server/core/auth/wallets/wallet-message.ts'
import { WALLET_SIGN_IN } from '#server/core/auth/wallets/wallets.ts'
import { renderAccount } from '#site/accounts/account-pages.tsx'
import { readPendingCode } from './account-cookies.ts'
import { replyAccount } from './account-reply.ts'
import type { Forms } from './ask-auth.ts'
import { finishSignIn, readForm } from './form-replies.ts'

/**
 * The script of the login asks here for a text that a wallet signs, and sends the signature; without the script there
 * is no button.
 */
export function addWalletForms(app: Hono, forms: Forms): void {
  if (!forms.platform.settings.walletSignIn) return
  app.get('/wallet', (c) => c.redirect('/login'))
  app.post('/wallet', (c) => enterWithWallet(c, forms))
  app.post('/wallet-message', (c) => giveMessage(c, forms))
}

async function giveMessage(
  c: Context,
  {
    platform: {
      clock,
      settings: { publicUrl },
    },
    ask,
  }: Forms,
): Promise<Response> {
  const given = (await readForm(c))('address')
  if (!/^0x[\da-fA-F]{40}$/.test(given)) return c.json({ code: 'WALLET_REFUSED' }, 400)
  const { refusal, ...answer } = await ask(c, '/siwe/nonce', {})
  if (refusal)
    return c.json({ code: refusal.code, ...refusal.data }, 'status' in answer ? answer.status : 500)
  const [address, issuedAt] = [checksummed(given), clock.now()]
  const expiresAt = new Date(issuedAt.getTime() + SIGNING_MS)
  const nonce = ('nonce' in answer && answer.nonce) || ''
  return c.json({ message: walletMessage('signIn', { address, nonce, issuedAt, expiresAt }, publicUrl) })
}

async function enterWithWallet(c: Context, { platform, site, ask }: Forms): Promise<Response> {
  const field = await readForm(c)
  const asked = appPathOf(field('redirect'))
  const body = { message: field('message').replaceAll('\r\n', '\n'), signature: field('signature') }
  const answer = await ask(c, WALLET_SIGN_IN, body)
  if (!answer.refusal) return finishSignIn(c, { platform, site }, answer, asked)
  const { refusal, status } = answer
  const values = { name: '', email: '', role: 'couple' } as const
  const page = { mode: 'login', values, code: readPendingCode(c), asked, refusal } as const
  return replyAccount(c, renderAccount(page, site), status)
}
