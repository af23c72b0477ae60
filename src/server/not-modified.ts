import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import type { RouteMeta } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { findMembership } from './auth/gate.ts'
import type { Platform } from './context.ts'
import { listEtag } from './reply.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers 304 to "has this list changed?" before the request is taken apart any further: most
 * questions of an open tab end here, after the gate's one statement. Everything else, including
 * whoever is not a member, goes on to `next`, which answers as if this were not there.
 */
export function answerNotModified(platform: Platform, next: Listener): Listener {
  const lists = [...versionedLists(contract)]
  return (request, response) => {
    const held = request.headers['if-none-match']
    const list = held && request.method === 'GET' ? findList(lists, request.url ?? '') : undefined
    if (!held || !list) return next(request, response)
    unchangedEtag(platform, request, list).then(
      (etag) => {
        if (!etag || !held.includes(etag)) return next(request, response)
        response.writeHead(304, { etag, 'cache-control': 'private, no-cache', vary: 'Cookie' }).end()
      },
      () => next(request, response),
    )
  }
}

async function unchangedEtag(
  platform: Platform,
  request: IncomingMessage,
  list: { id: string; area: string },
) {
  const headers = new Headers()
  const membership = await findMembership(platform, request.headers.cookie ?? null, { headers }, list)
  if (typeof membership === 'string') return null
  return headers.has('set-cookie') ? null : listEtag(membership.version)
}

type VersionedList = { before: string; after: string; area: string }

function findList(lists: VersionedList[], path: string) {
  for (const { before, after, area } of lists) {
    if (!path.startsWith(before) || !path.endsWith(after)) continue
    const id = path.slice(before.length, path.length - after.length)
    if (!id.includes('/')) return { id, area }
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
    if (!(meta as RouteMeta).versioned) continue
    const [before, after] = `/api${route.path}`.split('{weddingId}') as [string, string]
    yield { before, after, area: area! }
  }
}
