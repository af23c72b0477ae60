import type { PlannerRequest } from '#contract/requests.ts'
import type { RequestStage, RequestTurn } from '#domain/planners/request-stages.ts'
import { STAGES, TURNS } from './request-words.ts'

/** A list of the page: a stage, or what was put away. Without one it is what is under way. */
export type RequestList = RequestStage | 'archived' | 'spam'

export type RequestGroup = { key: string; title: string; requests: PlannerRequest[] }

const isPutAway = ({ status }: PlannerRequest) => status === 'archived' || status === 'spam'

/** The list in which a request stands; `undefined` for one that is under way. */
export function listOf(request: PlannerRequest): RequestList | undefined {
  if (request.status === 'archived' || request.status === 'spam') return request.status
  return request.turn === 'none' ? request.stage : undefined
}

/** The requests of a stage; what was put away is in none. */
export const ofStage = (requests: readonly PlannerRequest[], stage: RequestStage) =>
  requests.filter((request) => request.stage === stage && !isPutAway(request))

/** The requests of a list in groups by whose turn it is, the newest act first. */
export function groupsOf(requests: readonly PlannerRequest[], list: RequestList | undefined): RequestGroup[] {
  if (list === 'archived' || list === 'spam')
    return [{ key: list, title: PUT_AWAY[list], requests: requests.filter(({ status }) => status === list) }]
  const sorted = requests
    .filter((request) => !isPutAway(request) && (!list || request.stage === list))
    .toSorted((one, other) => Date.parse(other.latest.at) - Date.parse(one.latest.at))
  if (list === 'wedding' || list === 'lost')
    return [{ key: list, title: STAGES[list].label, requests: sorted }]
  return Object.entries(TURNS).map(([turn, title]) => ({
    key: turn,
    title,
    requests: sorted.filter((request) => request.turn === (turn as RequestTurn)),
  }))
}

export const PUT_AWAY = { archived: 'Archivadas', spam: 'Spam' }
