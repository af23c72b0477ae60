import { type AnyRouter, redirect } from '@tanstack/react-router'
import { queryClient } from '../../lib/query-client.ts'
import { announceSessionChange, homePath, profileQuery } from '../../lib/session.ts'

/** After signup or login: nothing of who was here before stays, and /app leads everybody to their home (spec 2). */
export async function startSessionHere(router: AnyRouter) {
  queryClient.clear()
  announceSessionChange()
  await router.navigate({ to: '/app', replace: true })
}

/** For `beforeLoad` of login and signup: somebody who is signed in goes home. Any failure leaves them on the screen. */
export async function goHomeWhenSignedIn() {
  const home = await queryClient
    .fetchQuery({ ...profileQuery, retry: false, networkMode: 'always' })
    .then(homePath)
    .catch(() => null)
  if (home) throw redirect({ to: home, replace: true })
}
