import type { APIRequestContext } from '@playwright/test'
import type { CapturedMail } from '#server/platform/mail.ts'

/** The newest mails that the server of the browser tests has captured to one of these addresses, newest first. */
export async function capturedMails(
  request: APIRequestContext,
  addresses: readonly string[],
): Promise<CapturedMail[]> {
  const mails: CapturedMail[] = await (await request.get('/dev/correo.json')).json()
  return mails.filter(({ to }) => addresses.includes(to))
}
