import type { QueryClient } from '@tanstack/react-query'
import { FIRST_ANSWERS_ID, type FirstAnswer } from '#contract/first-reads.ts'
import type { Session } from '#contract/profile.ts'
import { profileQuery } from '../shared/session/session.ts'
import { confirmPerson } from './device/device-owner.ts'
import { noteStartingId } from './live/start-id.ts'

let hasCome = false

/** As old as the request for the page, by the browser's clock: the server's may differ. */
const pageAskedAt = Math.round(performance.timeOrigin)

/** When to read anew on mounting, but for what has just come with the page. */
export const unlessFirst =
  <How>(how: How) =>
  ({ state }: { state: { dataUpdatedAt: number } }): How | true =>
    state.dataUpdatedAt === pageAskedAt ? true : how

/** Whether the page brought answers, all read after the id that live updates go on from. */
export const hasFirstAnswers = (): boolean => hasCome

/**
 * Puts what the page brought into the cache, where live updates reach it like everything else that was read.
 * Gives whether there was anything, with a session.
 */
export function takeFirstAnswers(queryClient: QueryClient): boolean {
  const element = document.getElementById(FIRST_ANSWERS_ID)
  element?.remove()
  if (!element) return false
  const answers = JSON.parse(element.textContent) as FirstAnswer[]
  const session = fillCache(queryClient, answers, pageAskedAt)
  hasCome = true
  if (session) {
    confirmPerson(session.id)
    noteStartingId(session.liveId)
  }
  return session !== null
}

/** Writes answers to reads as the API client would have; gives the session they were read in. */
export function fillCache(
  queryClient: QueryClient,
  answers: readonly FirstAnswer[],
  updatedAt: number,
): Session | null {
  let session: Session | null = null
  for (const { procedure, input, output } of answers) {
    if (procedure !== 'profile.session') {
      const queryKey = [procedure.split('.'), { ...(input && { input }), type: 'query' }]
      queryClient.setQueryData(queryKey, output, { updatedAt })
      continue
    }
    session = output as Session | null
    if (session === null) continue
    const { liveId: _, ...profile } = session
    queryClient.setQueryData(profileQuery.queryKey, profile, { updatedAt })
  }
  return session
}
