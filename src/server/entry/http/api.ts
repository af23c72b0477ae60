import type { IncomingMessage, ServerResponse } from 'node:http'
import { toORPCError } from '@orpc/client'
import { sendStandardResponse } from '@orpc/standard-server-node'
import { BODY_MAX_BYTES } from '#contract/base.ts'
import { authorize } from '#server/core/auth/authorize.ts'
import { NothingThere } from '#server/core/auth/operators/admit-operator.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import { type Admission, sessionKeyOf } from '#server/core/http/admission.ts'
import { readerOf, type Slot } from '#server/core/http/admission-queue.ts'
import { parseJson, readJson, readJsonText } from '#server/core/http/read-body.ts'
import { listHeaders } from '#server/core/http/reply.ts'
import { requestFields } from '#server/core/http/request-log.ts'
import { nameRequest, noteStream } from '#server/core/http/request-name.ts'
import { sendJson } from '#server/core/http/send-json.ts'
import type { Caller } from '#server/core/membership.ts'
import { outageOf } from '#server/platform/outage.ts'
import { codeOfDatabase, REFERS_TO_NOTHING } from '#server/platform/postgres/error-code.ts'
import { weddingBusy } from '#server/platform/postgres/wedding-queues.ts'
import type { Dispatch } from './dispatch.ts'
import { unchangedList } from './not-modified.ts'
import { openApiDocument } from './openapi/document.ts'
import { inputOf, readQuery, serializer } from './read-input.ts'

type Headers = Record<string, string>

/** Answers a request of the API, with the given headers and its own; `false` when it is for none of its procedures. */
type Api = (request: IncomingMessage, response: ServerResponse, headers: Headers) => Promise<boolean>

/**
 * The contract's procedures under `/api`, and its OpenAPI document at `/api/openapi.json`, straight on
 * the requests of `node:http`: objects of the Fetch standard cost a third of a small answer's time.
 */
export function createApi(platform: Platform, admission: Admission, find: Dispatch): Api {
  let document: Promise<string> | undefined
  return async (request, response, headers) => {
    const url = request.url!
    if (url.startsWith('/api/auth/')) return false
    if (request.method === 'GET' && url === '/api/openapi.json') {
      document ??= openApiDocument(platform.settings.publicUrl)
      await sendJson(request, response, { status: 200, headers, json: await document })
      return true
    }
    const question = url.indexOf('?')
    const path = question < 0 ? url : url.slice(0, question)
    const found = find(request.method!, path)
    if (!found) return false
    nameRequest(request, found.name)
    const query = question < 0 ? '' : url.slice(question + 1)
    const reply: Reply = { headers: {} }
    let slot: Slot | undefined
    try {
      slot = await admission.requests.enter(sessionKeyOf(request), readerOf(request))
      const etag = request.headers['if-none-match'] && (await unchangedList(platform, request))
      if (etag) {
        response.writeHead(304, { ...headers, ...listHeaders(etag) }).end()
        return true
      }
      const asking = authorize(platform, found, request.headers, reply)
      const caller = await admission.rateLimit.consume(asking, request, found.cost, reply)
      if (found.queue === 'import') platform.queues.imports.assertRoom(found.params['weddingId']!)
      const ipAddress = admission.rateLimit.addressOf(request)
      const context = { platform, headers: request.headers, reply, caller, ipAddress }
      const lastEventId = request.headers['last-event-id'] as string | undefined
      const call = (sent: unknown) => found.call(inputOf(found.params, sent), { context, lastEventId })
      const output = found.isRead
        ? await call(readQuery(query))
        : await callWithBody(request, found.maxBody, caller, admission, slot, call)
      slot.release()
      await send(request, response, headers, { status: found.status, output, reply })
    } catch (thrown) {
      if (response.headersSent) throw thrown
      if (thrown instanceof NothingThere) return false
      const error = await asTheGateSays(thrown, () => authorize(platform, found, request.headers, reply))
      const busy = weddingBusy(error, reply)
      const outage = busy ? null : outageOf(error)
      const failure = busy ?? outage ?? toORPCError(error)
      if (failure.status >= 500 && failure.code !== 'OVERLOADED' && !busy) {
        const fields = requestFields(request, headers['x-request-id']!)
        platform.log.error({ err: error, ...fields }, 'procedure failed')
      }
      await sendJson(request, response, {
        status: failure.status,
        headers: { ...headers, 'cache-control': 'no-store', ...reply.headers, ...outage?.headers },
        json: JSON.stringify(failure),
      })
    } finally {
      slot?.release()
    }
    return true
  }
}

/**
 * The refusal of the gate for a member who lost their place, or their wedding, after it had let them in: what they then
 * wrote refers to nothing. Otherwise the failure itself.
 */
async function asTheGateSays(thrown: unknown, ask: () => Promise<unknown>): Promise<unknown> {
  if (codeOfDatabase(thrown) !== REFERS_TO_NOTHING) return thrown
  return ask().then(
    () => thrown,
    (refusal: unknown) => refusal,
  )
}

/**
 * Reads the body after the gate, and calls. No request keeps a slot while its body is on its way; large
 * ones are few at a time in memory, and fewer are worked on.
 */
async function callWithBody(
  request: IncomingMessage,
  maxBytes: number,
  caller: Caller,
  admission: Admission,
  slot: Slot,
  call: (sent: unknown) => Promise<unknown>,
): Promise<unknown> {
  const isSmall = Number(request.headers['content-length'] ?? maxBytes) <= BODY_MAX_BYTES
  if (isSmall || maxBytes <= BODY_MAX_BYTES) {
    const read = () => readJson(request, maxBytes)
    return call(await (request.complete ? read() : slot.without(read)))
  }
  slot.release()
  const body = await admission.bodies.enter(caller.actor?.userId)
  try {
    const bytes = await readJsonText(request, maxBytes)
    const work = await admission.imports.enter()
    return await call(parseJson(request, bytes)).finally(work.release)
  } finally {
    body.release()
  }
}

type Answer = { status: number; output: unknown; reply: Reply }

/** The value of a procedure, or what it said beside it: headers, JSON made by PostgreSQL, "not modified". */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  common: Headers,
  { status, output, reply }: Answer,
): Promise<void> {
  const headers = { ...common, 'cache-control': 'no-store', ...reply.headers }
  if (reply.notModified) {
    response.writeHead(304, headers).end()
  } else if (isStream(output)) {
    noteStream(request)
    const body = serializer.serialize(output) as AsyncIterator<unknown>
    // It beats by itself, in events that its reader can see.
    await sendStandardResponse(response, { status, headers, body }, { eventIteratorKeepAliveEnabled: false })
  } else {
    const json = reply.json ?? JSON.stringify(output) ?? ''
    await sendJson(request, response, { status, headers, json })
  }
}

const isStream = (body: unknown) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body
