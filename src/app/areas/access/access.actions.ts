import type { AppWithAccess, OpenSession } from '#contract/access.ts'
import { UNNAMED_APP } from '#domain/accounts/access-tokens.ts'
import { describeDevice } from '#domain/accounts/session-device.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { codeOf, messageFor } from '../../shared/error-messages.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { activityQuery, appsQuery, emailChangeQuery, sessionsQuery } from './access.queries.ts'

/**
 * Ends a session on another device; it is gone from the list when it has ended. Rejects with `SESSION_NOT_FRESH` alone,
 * for which the person confirms who they are; as the others below do.
 */
export const closeSession = (session: OpenSession): Promise<void> =>
  closing(
    () => client.access.sessions.end({ sessionId: session.id }),
    (other) => other.id === session.id,
    `Sesión cerrada: ${describeDevice(session.device)}.`,
  )

export const closeOtherSessions = (): Promise<void> =>
  closing(
    () => client.access.sessions.endOthers(),
    (session) => !session.isCurrent,
    'Hemos cerrado las demás sesiones.',
  )

async function closing(
  close: () => Promise<unknown>,
  isClosed: (session: OpenSession) => boolean,
  sentence: string,
): Promise<void> {
  try {
    await close()
  } catch (error) {
    if (codeOf(error) === 'SESSION_NOT_FRESH') throw error
    showToast(`La sesión sigue abierta. ${messageFor(error)}`, { tone: 'failed' })
    return
  }
  queryClient.setQueryData(sessionsQuery().queryKey, (sessions) =>
    sessions?.filter((session) => !isClosed(session)),
  )
  // The act that ends the other sessions ends the programs too.
  void queryClient.invalidateQueries({ queryKey: appsQuery().queryKey })
  void queryClient.invalidateQueries({ queryKey: activityQuery().queryKey })
  showToast(sentence)
}

/** After a change of the ways in: the list that it was made in, and what is told of it. */
export const rereadAccess = (): Promise<void> => queryClient.invalidateQueries({ queryKey: api.access.key() })

/** Gives up the address that waits for being confirmed. */
export async function keepEmail(): Promise<void> {
  try {
    await client.access.emailChange.cancel()
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    return
  }
  queryClient.setQueryData(emailChangeQuery().queryKey, null)
}

/** Ends the access of a program, which is gone from the list when it has ended. */
export async function revokeApp(app: AppWithAccess): Promise<void> {
  const name = app.name || UNNAMED_APP
  try {
    await client.access.apps.end({ appId: app.id })
  } catch (error) {
    if (codeOf(error) === 'SESSION_NOT_FRESH') throw error
    showToast(`${name} sigue teniendo acceso. ${messageFor(error)}`, { tone: 'failed' })
    return
  }
  queryClient.setQueryData(appsQuery().queryKey, (apps) => apps?.filter(({ id }) => id !== app.id))
  void queryClient.invalidateQueries({ queryKey: activityQuery().queryKey })
  showToast(`${name} ya no tiene acceso.`)
}
