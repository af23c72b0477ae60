import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { ORPCError, toORPCError } from '@orpc/client'
import { BODY_MAX_BYTES } from '#contract/base.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { authorize } from '#server/core/auth/authorize.ts'
import { hasAccessToken } from '#server/core/auth/tokens/access-token.ts'
import type { Reply } from '#server/core/context.ts'
import { sessionKeyOf } from '#server/core/http/admission.ts'
import type { Slot } from '#server/core/http/admission-queue.ts'
import { readJson } from '#server/core/http/read-body.ts'
import { requestFields } from '#server/core/http/request-log.ts'
import { nameOf, nameRequest } from '#server/core/http/request-name.ts'
import { costOf } from '#server/core/http/request-rate-limit.ts'
import { sendJson } from '#server/core/http/send-json.ts'
import type { Actor } from '#server/core/membership.ts'
import { outageOf } from '#server/platform/outage.ts'
import { type CallDeps, createCall } from './call-procedure.ts'
import { bearerChallenge, discoveryDocuments } from './discovery.ts'
import { refusedMessage, serveMessage, toolOf } from './messages.ts'
import { createToolServer } from './server.ts'

/** The longest that a request may take: a tool makes a few calls, each of which has limits of its own. */
const LONGEST_MS = 25_000

/** Every signed-in person; what a tool reads asks the gate for itself. */
const SIGNED_IN = { access: 'signedIn', params: {}, area: null } as const

type Headers = Record<string, string>
type Handle = (request: IncomingMessage, response: ServerResponse, headers: Headers) => Promise<boolean>

/**
 * The Model Context Protocol at `/mcp`, over its streamable HTTP, for assistants of people: without sessions and
 * streams, one message a request, with the access tokens of programs and nothing else (decision 170). Both revisions that
 * are in use are answered, that of the handshake and the stateless one. Gives `false` for other paths.
 */
export function createMcp(deps: CallDeps, { version }: { version: string }): Handle {
  const { publicUrl } = deps.platform.settings
  const documents = discoveryDocuments(publicUrl)
  return async (request, response, headers) => {
    const path = request.url!.split('?', 1)[0]!
    const document = documents.get(path)
    if (document && (request.method === 'GET' || request.method === 'HEAD')) {
      const cached = { ...headers, 'cache-control': 'public, max-age=3600' }
      await sendJson(request, response, { status: 200, headers: cached, json: document })
      return true
    }
    if (path !== '/mcp') return false
    nameRequest(request, 'mcp')
    if (request.method !== 'POST') {
      const json = JSON.stringify({ code: 'METHOD_NOT_ALLOWED', message: 'Send each message with POST' })
      await sendJson(request, response, { status: 405, headers: { ...headers, allow: 'POST' }, json })
      return true
    }
    await answer({ ...deps, version }, request, response, { ...headers, 'cache-control': 'no-store' })
    return true
  }
}

type AnswerDeps = CallDeps & { version: string }

async function answer(
  deps: AnswerDeps,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
): Promise<void> {
  const { platform, admission } = deps
  const { publicUrl } = platform.settings
  const reply: Reply = { headers: {} }
  let slot: Slot | undefined
  try {
    slot = await admission.requests.enter(sessionKeyOf(request))
    const { authorization } = request.headers
    const asking = authorize(platform, SIGNED_IN, { authorization }, reply)
    const { actor } = await admission.rateLimit.consume(asking, request, costOf('GET'), reply)
    const read = () => readJson(request, BODY_MAX_BYTES)
    const message = await (request.complete ? read() : slot.without(read))
    const name = toolOf(message)
    if (name) nameRequest(request, `mcp.${name}`)
    const refused = refusedMessage(message)
    if (refused) return await sendJson(request, response, { ...refused, headers })
    const answered = await withinTime(
      serveMessage(toolServer(deps, request, actor!), request, publicUrl, message),
    )
    if (!answered) throw new ORPCError('OVERLOADED', { status: 503, message: 'The answer took too long' })
    await send(request, response, headers, answered)
  } catch (error) {
    if (response.headersSent) throw error
    const outage = outageOf(error)
    const failure = outage ?? toORPCError(error)
    if (failure.status >= 500 && failure.code !== 'OVERLOADED') {
      platform.log.error(
        { err: error, ...requestFields(request, headers['x-request-id']!) },
        'request failed',
      )
    }
    const challenge = failure.status === 401 && {
      'www-authenticate': bearerChallenge(publicUrl, hasAccessToken(request.headers)),
    }
    await sendJson(request, response, {
      status: failure.status,
      headers: { ...headers, ...reply.headers, ...outage?.headers, ...challenge },
      json: JSON.stringify(failure),
    })
  } finally {
    slot?.release()
  }
}

/** Makes the server of the tools for a request. */
function toolServer(deps: AnswerDeps, request: IncomingMessage, actor: Actor) {
  const { platform, version } = deps
  const context = {
    platform,
    actor,
    call: createCall(deps, request),
    today: dayInMadrid(platform.clock.now()),
  }
  const report = (tool: string, error: unknown) =>
    platform.log.error({ err: error, tool, procedure: nameOf(request).name }, 'tool failed')
  return () => createToolServer(version, context, report)
}

/** The answer, or `null` when it takes too long. */
async function withinTime(answering: Promise<Response>): Promise<Response | null> {
  const over = new AbortController()
  const late = setTimeout(LONGEST_MS, null, { signal: over.signal }).catch(() => null)
  return Promise.race([answering, late]).finally(() => over.abort())
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
  answered: Response,
): Promise<void> {
  const json = await answered.text()
  if (json === '') return void response.writeHead(answered.status, headers).end()
  await sendJson(request, response, { status: answered.status, headers, json })
}
