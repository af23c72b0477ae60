import type { Database } from '#db/client.ts'
import { defaultChannels, kindsOf } from '#domain/notifications/notification-kinds.ts'
import { saveChannels } from './settings.commands.ts'
import { findAddressee, listChannels } from './settings.queries.ts'
import type { StopLink } from './stop-link.ts'

export type StoppedMails = { scope: StopLink['scope']; isStopped: boolean }

/** Whether the mails of a link have ended; `null` when the account is gone. The link is the permission. */
export async function findStoppedMails(
  db: Database,
  { userId, scope }: StopLink,
): Promise<StoppedMails | null> {
  const person = await findAddressee(db, userId)
  if (!person) return null
  const channels = await listChannels(db, userId, person.role)
  const isStopped =
    scope === 'summary'
      ? channels.every(({ mail }) => mail !== 'daily')
      : channels.every(({ kind, mail }) => !scope.includes(kind) || mail === 'never')
  return { scope, isStopped }
}

/**
 * Ends the mails of a link, or lets them come again: those of its kinds at once, or the summary with the kinds that
 * come with it by default.
 */
export async function stopMails(db: Database, link: StopLink, isStopped: boolean): Promise<void> {
  const { userId, scope } = link
  const person = await findAddressee(db, userId)
  if (!person) return
  const before = await findStoppedMails(db, link)
  if (before?.isStopped === isStopped) return
  const channels = await listChannels(db, userId, person.role)
  await db.transaction(async (tx) => {
    for (const { kind, mail } of channels) {
      const isOfLink = scope === 'summary' ? mail === 'daily' : scope.includes(kind)
      if (isStopped && isOfLink) await saveChannels(tx, userId, kind, { mail: 'never' })
    }
    if (isStopped) return
    const ofSummary = kindsOf(person.role).filter((kind) => defaultChannels(kind).mail === 'daily')
    const again = scope === 'summary' ? ofSummary : scope
    for (const kind of again)
      await saveChannels(tx, userId, kind, { mail: scope === 'summary' ? 'daily' : 'now' })
  })
}
