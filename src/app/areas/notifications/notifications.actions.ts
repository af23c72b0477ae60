import type { NotificationSettings } from '#contract/notifications.ts'
import type { Channels, NotificationKind } from '#domain/notifications/notification-kinds.ts'
import type { DeliveryTimes } from '#domain/notifications/notification-settings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { settingsQuery } from './notifications.queries.ts'

/** Changes on which ways a kind comes: shown at once, and taken back when it is not saved. Gives whether it was. */
export const changeKind = (kind: NotificationKind, changes: Partial<Channels>): Promise<boolean> =>
  changing(
    (settings) => withKind(settings, kind, changes),
    (settings, before) =>
      withKind(settings, kind, pick(before.kinds.find((one) => one.kind === kind)!, changes)),
    () => client.notifications.settings.updateKind({ kind, ...changes }),
  )

/** The same for the hours. */
export const changeTimes = (changes: Partial<DeliveryTimes>): Promise<boolean> =>
  changing(
    (settings) => ({ ...settings, ...changes }),
    (settings, before) => ({ ...settings, ...pick(before, changes) }),
    () => client.notifications.settings.update(changes),
  )

const withKind = (settings: NotificationSettings, kind: NotificationKind, changes: Partial<Channels>) => ({
  ...settings,
  kinds: settings.kinds.map((one) => (one.kind === kind ? { ...one, ...changes } : one)),
})

/** Picks the fields of `changes` out of `all`. */
const pick = <T extends object>(all: T, changes: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, all[name as keyof T]])) as Partial<T>

/** Two changes of one choice reach the server in the order in which they were made. */
let sending: Promise<unknown> = Promise.resolve()

async function changing(
  patch: (settings: NotificationSettings) => NotificationSettings,
  undo: (settings: NotificationSettings, before: NotificationSettings) => NotificationSettings,
  send: () => Promise<unknown>,
): Promise<boolean> {
  const { queryKey } = settingsQuery()
  void queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)!
  queryClient.setQueryData(queryKey, patch(before))
  const sent = sending.then(send)
  sending = sent.catch(() => {})
  try {
    await sent
    return true
  } catch (error) {
    queryClient.setQueryData(queryKey, (settings) => settings && undo(settings, before))
    showToast(`No se ha guardado. ${messageFor(error)}`, { tone: 'failed' })
    return false
  }
}

/** Notes where this browser is pushed to, or that it is no more. */
export const noteEndpoint = (endpoint: string | null): void =>
  void queryClient.setQueryData(
    settingsQuery().queryKey,
    (settings) => settings && { ...settings, push: { ...settings.push, endpoint } },
  )
