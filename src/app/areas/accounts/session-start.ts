import type { AnyRouter } from '@tanstack/react-router'
import { takeAskedPath } from '../../lib/asked-path.ts'
import { queryClient } from '../../lib/query-client.ts'
import { announceSessionChange, homePath, isOwnWedding, profileQuery } from '../../lib/session.ts'

/**
 * After signup or login: nothing of who was here before stays. It leads to the page that was asked for, if it is
 * one of the person, else to their home (spec 2).
 */
export async function startSessionHere(router: AnyRouter) {
  queryClient.clear()
  announceSessionChange()
  const asked = takeAskedPath()
  const href = asked && (await belongsToSession(asked)) ? asked : '/app'
  await router.navigate({ href, replace: true })
}

const WEDDING_PATH = /^\/app\/(?:couple|planner\/w)\/([0-9a-f-]{36})(?![^/?#])/i
const PLANNER_PATH = /^\/app\/planner\/(?!w\/)([^/?#]+)/

/** Whether a page is one of the person who has signed in; what is for one role only, its route redirects. */
async function belongsToSession(path: string): Promise<boolean> {
  try {
    const weddingId = WEDDING_PATH.exec(path)?.[1]
    if (weddingId) return await isOwnWedding(weddingId)
    const plannerId = PLANNER_PATH.exec(path)?.[1]
    return !plannerId || plannerId === (await queryClient.ensureQueryData(profileQuery)).id
  } catch {
    return false
  }
}

/** The home of the signed-in person; `null` without a session, also when the server could not be asked. */
export async function homeOfSession(): Promise<string | null> {
  return queryClient
    .fetchQuery({ ...profileQuery, retry: false, networkMode: 'always' })
    .then(homePath)
    .catch(() => null)
}
