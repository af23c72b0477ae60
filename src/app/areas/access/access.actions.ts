import type { OpenSession } from '#contract/access.ts'
import { describeDevice } from '#domain/session-device.ts'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../lib/api.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { queryClient } from '../../lib/query-client.ts'
import { emailChangeQuery, sessionsQuery } from './access.queries.ts'

/** Ends a session on another device; it is gone from the list when it has ended. */
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
    showToast(`La sesión sigue abierta. ${messageFor(error)}`, { tone: 'failed' })
    return
  }
  queryClient.setQueryData(sessionsQuery().queryKey, (sessions) =>
    sessions?.filter((session) => !isClosed(session)),
  )
  showToast(sentence)
}

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
