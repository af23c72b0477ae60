import type { AnyProcedure } from '@orpc/server'
import type { RouteMeta } from '#contract/base.ts'
import { pathParameters } from '#contract/path-template.ts'
import { CLIENT_ID_HEADER } from '#domain/live/live.ts'
import { SECTIONS, type Section } from '#domain/members/permissions.ts'
import { type ActingMember, raiseForPerson } from '#server/core/changes.ts'
import type { RequestContext } from '#server/core/context.ts'
import type { Visibility } from '#server/core/drafts/visibility.ts'
import { isId } from '#server/platform/ids.ts'

/** By whom the wedding was changed, whether other members have been notified of it, and who may hear of it. */
type Announced = Pick<ActingMember, 'actor'> & {
  weddingId: string
  notified?: boolean
  section?: Section | undefined
  visibility?: Visibility
}

type AskedFrom = Pick<RequestContext, 'platform' | 'headers'>

/**
 * Tells open streams what a member's procedure has changed, once it has succeeded and its transaction
 * is committed: the rows its path names and the one it answers with. Every procedure of members that
 * is not a GET passes here, so that none can forget it.
 */
export function announce(
  request: AskedFrom,
  by: Announced,
  call: { area: string; procedure: AnyProcedure; input: unknown; output: unknown },
): void {
  const { changes, rowParameters, section } = routeOf(call.procedure)
  if (!changes) return
  const rows = rowParameters.map((name) => (call.input as Record<string, unknown>)[name])
  const answered = (call.output as { id?: unknown } | null | undefined)?.id
  announceRows(request, { ...by, section }, call.area, [...rows, answered])
}

/** The same outside the procedures of members: uploads, joining, creating a wedding. */
export function announceRows(
  { platform, headers }: { platform: Pick<AskedFrom['platform'], 'live'>; headers: AskedFrom['headers'] },
  { weddingId, actor, notified = false, section, visibility = 'all' }: Announced,
  area: string,
  rows: unknown[] = [],
): void {
  platform.live.changed({
    weddingId,
    area,
    section,
    ids: visibility === 'allWithoutRows' ? [] : idsAmong(rows),
    actorId: actor.userId,
    clientId: clientIdOf(headers),
    notified,
    ...(visibility === 'drafts' && { draftsOnly: true }),
  })
}

/**
 * Tells every wedding of a person, or of the planner whose business they changed, once the change is committed, that
 * something they show there is another. A page that
 * opens its stream a moment later finds it by the version.
 */
export async function announcePerson(
  context: AskedFrom & Pick<ActingMember, 'actor'>,
  area: 'weddings' | 'planners',
  personId = context.actor.userId,
): Promise<void> {
  const { platform, actor } = context
  for (const weddingId of await raiseForPerson(platform.db, personId, area)) {
    announceRows(context, { weddingId, actor }, area, [personId])
  }
}

/** Tells every page of a person, once the change is committed, that they are a couple or a planner now. */
export function announceRole({ platform, actor, headers }: AskedFrom & Pick<ActingMember, 'actor'>): void {
  platform.live.roleChanged(actor.userId, clientIdOf(headers))
}

/** The tab that asks, if it signed its request. */
function clientIdOf(headers: AskedFrom['headers']): string | null {
  const clientId = headers[CLIENT_ID_HEADER]
  return isId(clientId) ? clientId.toLowerCase() : null
}

const idsAmong = (values: unknown[]): string[] => [
  ...new Set(values.filter(isId).map((id) => id.toLowerCase())),
]

type Route = { changes: boolean; rowParameters: string[]; section: Section | undefined }

const routes = new WeakMap<AnyProcedure, Route>()

function routeOf(procedure: AnyProcedure): Route {
  const known = routes.get(procedure)
  if (known) return known
  const { route, meta } = procedure['~orpc']
  const found = {
    changes: route.method !== 'GET' && !(meta as RouteMeta).silent,
    section: SECTIONS.find((section) => section === (meta as RouteMeta).guard?.section),
    rowParameters: pathParameters(route.path ?? '').filter((name) => name !== 'weddingId'),
  }
  routes.set(procedure, found)
  return found
}
