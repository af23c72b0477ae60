import { expect, type Page } from '@playwright/test'
import { codeAt, secretOf } from '../accounts/authenticator.ts'
import { PASSWORD } from './journey.ts'

/** The addresses that the server of the journeys names as its operators, one for each journey. */
export const OPERATORS = {
  desktop: 'carmen@azahar.example',
  phone: 'luis@azahar.example',
  moderation: 'irene@azahar.example',
}

/** Signs an operator up whose address is confirmed and whose account has a second step; gives their authenticator. */
export async function operatorSignedUp(page: Page, name: string, email: string): Promise<Buffer> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/auth/${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  await post('sign-up/email', { name, email, role: 'couple', password: PASSWORD })
  await post('email-otp/send-verification-otp', { email })
  await post('sign-in/email-otp', { email, otp: await codeMailedTo(page, email) })
  const { totpURI } = await post('two-factor/enable', { password: PASSWORD })
  const secret = secretOf(totpURI)
  await post('two-factor/verify-totp', { code: codeAt(secret) })
  return secret
}

async function codeMailedTo(page: Page, email: string): Promise<string> {
  const find = async () => {
    const mails: { to: string; text: string }[] = await (await page.request.get('/dev/correo.json')).json()
    return mails.flatMap(({ to, text }) => (to === email ? (/^\d{6}$/m.exec(text) ?? []) : [])).at(0)
  }
  await expect.poll(find).toBeTruthy()
  return (await find())!
}
