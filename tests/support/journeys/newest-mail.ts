import type { Page } from '@playwright/test'
import { expect } from './browser-test.ts'

type Mail = { to: string; subject: string; text: string }

/** The newest mail to an address with such a subject, once it is there. */
export async function newestMail(page: Page, email: string, subject: RegExp): Promise<Mail> {
  const find = async (): Promise<Mail | undefined> => {
    const mails: Mail[] = await (await page.request.get('/dev/correo.json')).json()
    return mails.find((mail) => mail.to === email && subject.test(mail.subject))
  }
  await expect.poll(async () => (await find())?.subject).toBeTruthy()
  return (await find())!
}
