import type { Context } from 'hono'
import { readStopToken } from '#server/areas/notifications/stop-link.ts'
import { findStoppedMails, stopMails } from '#server/areas/notifications/stop-mails.commands.ts'
import type { Platform } from '#server/core/context.ts'
import { renderStopMails } from '#site/accounts/stop-mails-page.tsx'
import { socialImagePath } from '#site/fixed-pages.tsx'
import { renderUnsubscribe } from '#site/rsvp/unsubscribe-page.tsx'
import { chosenLanguage, guessLanguage } from '../rsvp/rsvp-language.ts'
import { findSubscription, setSubscription } from './unsubscribe.commands.ts'

/** The mails that a link ends: their state, and the way to change it. */
export type EndedMails = { page(c: Context): Promise<string>; set(isStopped: boolean): Promise<void> }

/** The mails that a token speaks of, to a guest or to an account; `null` when there are none. */
export async function findEndedMails(platform: Platform, token: string): Promise<EndedMails | null> {
  const { db, live } = platform
  const { authSecret, publicUrl: origin } = platform.settings
  const path = `/baja/${token}`
  const link = readStopToken(token, authSecret)
  if (link) {
    if (!(await findStoppedMails(db, link))) return null
    return {
      page: async () => renderStopMails((await findStoppedMails(db, link))!, { origin, path }),
      set: async (isStopped) => {
        await stopMails(db, link, isStopped)
        live.notificationsRead(link.userId)
      },
    }
  }
  if (!(await findSubscription(db, token))) return null
  return {
    page: async (c) => {
      const language = chosenLanguage(c, origin) ?? guessLanguage(null, c.req.header('accept-language'))
      const head = { origin, language, path, image: socialImagePath('/') }
      return renderUnsubscribe((await findSubscription(db, token))!, head)
    },
    set: (isStopped) => setSubscription(platform, token, isStopped),
  }
}
