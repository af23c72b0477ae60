import type { TestApp } from './test-app.ts'

/** What the app has sent to a person, oldest first; what waits is sent before. */
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
