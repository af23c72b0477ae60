import type { IncomingMessage } from 'node:http'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import type { Guarded, RouteMeta } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { aroundParameter, pathParameters } from '#contract/path-template.ts'
import { isEnough } from '#domain/members/permissions.ts'
import { findMembership } from '#server/core/auth/gate.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import { listEtag } from '#server/core/http/reply.ts'

const lists = [...versionedLists(contract)]

/**
 * The ETag of the list that a request asks for, when the browser holds that version already; else
 * `null`. Most questions of an open tab end here, after the gate's one statement. Everything else,
 * including requests of outsiders, goes on to the procedure, which answers as if this were not there.
 */
export async function unchangedList(platform: Platform, request: IncomingMessage): Promise<string | null> {
  const held = request.headers['if-none-match']
  const list = held && request.method === 'GET' ? findList(request.url ?? '') : undefined
  if (!held || !list) return null
  const reply: Reply = { headers: {} }
  const membership = await findMembership(platform, request.headers, reply, list)
  if (typeof membership === 'string' || reply.headers['set-cookie']) return null
  if (!isEnough(membership.access[list.guard.section], list.guard.need)) return null
  const etag = listEtag(membership)
  return held.includes(etag) ? etag : null
}

type VersionedList = { before: string; after: string; area: string; guard: Guarded }

function findList(path: string) {
  for (const { before, after, area, guard } of lists) {
    if (!path.startsWith(before) || !path.endsWith(after)) continue
    const id = path.slice(before.length, path.length - after.length)
    if (!id.includes('/')) return { id, area, guard }
  }
}

/** The lists of the contract that carry a version, each with the path around its wedding id. */
function* versionedLists(routes: object, area?: string): Generator<VersionedList> {
  for (const [key, value] of Object.entries(routes)) {
    if (!isContractProcedure(value)) {
      yield* versionedLists(value, area ?? key)
      continue
    }
    const { meta, route } = (value as AnyContractProcedure)['~orpc']
    const { versioned, guard } = meta as RouteMeta
    if (!versioned || !guard) continue
    // A list of a row looks for its row first; the procedure answers 304 by itself.
    if (pathParameters(route.path ?? '').length > 1) continue
    yield { ...aroundParameter(`/api${route.path}`), area: area!, guard }
  }
}
