import type { TestApp } from '../test-app.ts'

/** The mails from the app to a person, oldest first; mails that wait are sent before. */
export async function mailsTo(app: TestApp, email: string) {
  await app.runJobs()
  return app.mails.filter(({ to }) => to === email)
}

/** The first link of the newest mail to a person. */
export async function newestLink(app: TestApp, email: string): Promise<URL> {
  const text = (await mailsTo(app, email)).at(-1)?.text
  const link = text?.match(/https?:\S+/)?.[0]
  if (!link) throw new Error(`no mail with a link was sent to ${email}`)
  return new URL(link)
}
