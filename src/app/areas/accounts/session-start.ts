import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '../../lib/query-client.ts'
import { announceSessionChange, homePath, profileQuery } from '../../lib/session.ts'

/** After signup or login: nothing of who was here before stays, and /app leads everybody to their home (spec 2). */
export async function startSessionHere(router: AnyRouter) {
  queryClient.clear()
  announceSessionChange()
  await router.navigate({ to: '/app', replace: true })
}

/** Where somebody who is signed in belongs; `null` for everybody else, also when it could not be asked. */
export async function homeOfSession(): Promise<string | null> {
  return queryClient
    .fetchQuery({ ...profileQuery, retry: false, networkMode: 'always' })
    .then(homePath)
    .catch(() => null)
}
