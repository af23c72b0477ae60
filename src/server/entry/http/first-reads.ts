import type { IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { addRoute, createRouter, findRoute } from 'rou3'
import { FIRST_ANSWERS_ID, FIRST_READS, type FirstAnswer, fillRead } from '#contract/first-reads.ts'
import { routerPattern } from '#contract/path-template.ts'
import { hasLeftOffline } from '#domain/accounts/device.ts'
import { BUSINESS_HEADER } from '#domain/agencies/business.ts'
import { authorize } from '#server/core/auth/authorize.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import type { Admission } from '#server/core/http/admission.ts'
import { readerOf } from '#server/core/http/admission-queue.ts'
import { decodePart } from '#server/core/http/decode-part.ts'
import type { Dispatch } from './dispatch.ts'
import { type FilledRead, type FoundRead, nextReads } from './next-reads.ts'
import { inputOf, readQuery } from './read-input.ts'

/** A page that waits longer for its rows goes out without them, and the app asks and shows that it waits. */
const LONGEST_MS = 1500

/** The answers, as an element for the page too, and the cookies of a session that was renewed on the way. */
export type FirstAnswers = { answers: readonly FirstAnswer[]; element: string; cookies: string[] }

const NONE: FirstAnswers = { answers: [], element: '', cookies: [] }

/**
 * Reads what a screen of the app begins with, for the person whose cookie the request carries: the same
 * procedures behind the same gate and rate limit as over the network. What fails is left out, and the app
 * meets the failure when it asks itself.
 */
export function createFirstReads(platform: Platform, admission: Admission, find: Dispatch) {
  const screens = createRouter<typeof FIRST_READS extends ReadonlyMap<string, infer Reads> ? Reads : never>()
  for (const [screen, reads] of FIRST_READS) addRoute(screens, 'GET', routerPattern(screen), reads)

  const read = createRead(platform, admission, find)

  const readAll = async (request: IncomingMessage, path: string): Promise<FirstAnswers> => {
    const screen = findRoute(screens, 'GET', path)
    if (!screen || hasLeftOffline(request.headers.cookie)) return NONE
    const params = Object.fromEntries(
      Object.entries(screen.params ?? {}).map(([name, part]) => [name, decodePart(part)]),
    )
    const [session, ...others] = screen.data.map((each) => fillRead(each, params))
    const cookies: string[] = []
    const slot = await admission.requests.enter(request.headers.cookie, readerOf(request))
    try {
      // The id that live updates go on from belongs to the session, so a change after it is announced.
      const business = params['planner']
      const person = await read(request, session!.url, cookies, business)
      const reads = person === 'null' ? [] : others
      const readEach = (each: readonly FilledRead[]) =>
        answersTo(each, (url) => read(request, url, cookies, business))
      const rest = await readEach(reads)
      const next = nextReads(screen.data, { answered: rest, url: request.url, params })
      const found = [{ ...session!, json: person }, ...rest, ...(await readEach(next))]
      return { ...asFirstAnswers(found), cookies: [...new Set(cookies)] }
    } finally {
      slot.release()
    }
  }

  return async (request: IncomingMessage, path: string): Promise<FirstAnswers> => {
    if (!request.headers.cookie) return NONE
    const late = new AbortController()
    const waiting = setTimeout(LONGEST_MS, NONE, { signal: late.signal })
    try {
      return await Promise.race([readAll(request, path), waiting])
    } catch {
      return NONE
    } finally {
      late.abort()
      waiting.catch(() => {})
    }
  }
}

/** Gives how one read is made: the answer as JSON, `null` for a path of no procedure. */
function createRead(platform: Platform, admission: Admission, find: Dispatch) {
  return async (
    request: IncomingMessage,
    path: string,
    cookies: string[],
    business: string | undefined,
  ): Promise<string | null> => {
    const [pathname, query = ''] = path.split('?') as [string, string?]
    const found = find('GET', `/api${pathname}`)
    if (!found) return null
    const reply: Reply = { headers: {} }
    const headers = { cookie: request.headers.cookie, ...(business && { [BUSINESS_HEADER]: business }) }
    const asking = authorize(platform, found, headers, reply)
    const caller = await admission.rateLimit.consume(asking, request, found.cost, reply)
    const context = { platform, headers, reply, caller }
    const output = await found.call(inputOf(found.params, readQuery(query)), {
      context,
      lastEventId: undefined,
    })
    const cookie = reply.headers['set-cookie']
    if (cookie) cookies.push(cookie)
    return reply.json?.text ?? JSON.stringify(output)
  }
}

async function answersTo(reads: readonly FilledRead[], read: (url: string) => Promise<string | null>) {
  const results = await Promise.allSettled(reads.map(({ url }) => read(url)))
  return results.map((result, at) => ({ ...reads[at]!, json: answerOf(result) }))
}

const answerOf = (result: PromiseSettledResult<string | null>) =>
  result.status === 'fulfilled' ? result.value : null

function asFirstAnswers(reads: readonly FoundRead[]): Pick<FirstAnswers, 'answers' | 'element'> {
  const answered = reads.flatMap(({ json, ...each }) => (json === null ? [] : [{ ...each, json }]))
  const written = answered.map(({ procedure, input, json }) => {
    const { length } = JSON.stringify({ procedure, input })
    return `${JSON.stringify({ procedure, input }).slice(0, length - 1)},"output":${json}}`
  })
  return {
    answers: answered.map(({ procedure, input, json }) => ({ procedure, input, output: JSON.parse(json) })),
    element: elementOf(`[${written.join()}]`),
  }
}

/** JSON inside a page: no text of a person can end the element or begin another. */
const elementOf = (json: string) =>
  `<script type="application/json" id="${FIRST_ANSWERS_ID}">${json.replaceAll('<', '\\u003c')}</script>`
