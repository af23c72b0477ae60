import type { TestApp } from './test-app.ts'

/** The mails the app has sent to an address, oldest first. */
export const mailsTo = (app: TestApp, email: string) => app.mails.filter(({ to }) => to === email)

/** The first link of the newest mail to an address. */
export function newestLink(app: TestApp, email: string): URL {
  const text = mailsTo(app, email).at(-1)?.text
  const link = text?.match(/https?:\S+/)?.[0]
  if (!link) throw new Error(`no mail with a link was sent to ${email}`)
  return new URL(link)
}
