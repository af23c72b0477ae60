import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { ORPCError } from '@orpc/client'
import { addRoute, createRouter, findRoute } from 'rou3'
import type * as z from 'zod'
import type { Guarded } from '#contract/base.ts'
import { routerPattern } from '#contract/path-template.ts'
import { type UploadName, uploads } from '#contract/uploads.ts'
import type { BusinessPart } from '#domain/agencies/business.ts'
import type { Need } from '#domain/members/permissions.ts'
import { uploadCost } from '#domain/operation/limits.ts'
import { authorize } from '#server/core/auth/authorize.ts'
import { businessProofFor, businessReader, proofFor } from '#server/core/auth/gate.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import { platformOf, withVisibility } from '#server/core/drafts/visibility.ts'
import { type Admission, sessionKeyOf } from '#server/core/http/admission.ts'
import { type IncomingFile, receive } from '#server/core/http/incoming-file.ts'
import { nameRequest } from '#server/core/http/request-name.ts'
import { sendJson } from '#server/core/http/send-json.ts'
import {
  type Sender,
  type Stored,
  type Upload,
  type UploadErrorCode,
  type UploadHandler,
  type UploadHandlers,
  UploadRefused,
} from '#server/core/http/upload-handler.ts'
import type { Caller } from '#server/core/membership.ts'
import { Notified, resultOf } from '#server/core/notified.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { isId } from '#server/platform/ids.ts'
import { Outage } from '#server/platform/outage.ts'
import { weddingBusy } from '#server/platform/postgres/wedding-queues.ts'

type Asked = { params: Record<string, string>; query: Record<string, string>; file: IncomingFile }

/**
 * The routes that take bytes instead of JSON. They stand outside oRPC, which would hold a whole file in
 * memory, and this is the only way to mount one: each entry of the contract's `uploads` passes the same
 * gate as the procedures before a byte of its file is read, and what was stored is announced to the open
 * streams of its wedding.
 * Answers `false` when a request is for none of them.
 */
export function createUploads(platform: Platform, admission: Admission, handlers: UploadHandlers) {
  const routes = createRouter<UploadName>()
  for (const name of Object.keys(uploads) as UploadName[]) {
    const { method, path } = uploads[name]
    addRoute(routes, method, `/api${routerPattern(path)}`, name)
  }
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    headers: Record<string, string>,
  ): Promise<boolean> => {
    const [path = '', search = ''] = request.url!.split('?', 2)
    const found = findRoute(routes, request.method!, path)
    if (!found) return false
    nameRequest(request, `uploads.${found.data}`)
    const file = receive(request)
    const asked: Asked = {
      params: { ...found.params },
      // Of a name that is given twice the first counts.
      query: Object.fromEntries([...new URLSearchParams(search)].reverse()),
      file,
    }
    const reply: Reply = { headers: {} }
    const { status, json } = await answer(
      { platform, admission },
      found.data,
      handlers[found.data],
      request,
      reply,
      asked,
    )
    await sendJson(request, response, {
      status,
      headers: { ...headers, 'cache-control': 'no-store', ...reply.headers },
      json: JSON.stringify(json),
    })
    return true
  }
}

type Needed = {
  guard: Guarded | undefined
  business: { part: BusinessPart; need: Need } | undefined
  action: string
}

/** The member in their wedding, or the person with the business that they are let in to. */
function senderOf({ membership, agency, actor }: Caller, { guard, business, action }: Needed) {
  if (membership && guard)
    return { ...membership, weddingId: proofFor(membership, guard.section, guard.need)!, action }
  const ownerId = business && businessProofFor(agency!, business.part, business.need)
  return { actor: actor!, ...(ownerId && { ownerId, reader: businessReader(agency!, actor!) }) }
}

async function answer<N extends UploadName>(
  { platform, admission }: { platform: Platform; admission: Admission },
  name: N,
  handler: UploadHandler<N>,
  request: IncomingMessage,
  reply: Reply,
  asked: Asked,
): Promise<{ status: number; json: unknown }> {
  const upload = uploads[name]
  const { params, file } = asked
  try {
    const slot = await admission.requests.enter(sessionKeyOf(request))
    const guard = 'guard' in upload ? upload.guard : undefined
    const browserOnly = 'browserOnly' in upload
    const business = 'business' in upload ? ({ part: upload.business, need: 'edit' } as const) : undefined
    const gate = { access: upload.access, browserOnly, guard, business, params, area: null }
    const asking = authorize(platform, gate, request.headers, reply)
    const caller = await admission.rateLimit
      .consume(asking, request, uploadCost(upload.cost, Math.min(file.size ?? 0, upload.maxBytes)), reply)
      .finally(slot.release)
    const sender = senderOf(caller, { guard, business, action: `uploads.${name}` })
    const own = caller.membership ? platformOf(platform, caller.membership) : platform
    const keep = () =>
      store(own, upload, handler, sender as Sender<N>, request.headers, asked).finally(() =>
        // A browser that is still sending would take the answer for a broken connection.
        file.discard(2 * upload.maxBytes),
      )
    const { result: outcome, visibility } = caller.membership
      ? await withVisibility(own, caller.membership, upload.area, keep)
      : { result: await keep(), visibility: 'all' as const }
    const stored: Stored<UploadName> = resultOf(outcome)
    if ('weddingId' in sender && !('silent' in upload)) {
      const { weddingId: _, ...rows } = params
      const announced = { ...sender, notified: outcome instanceof Notified, visibility }
      announceRows({ platform, headers: request.headers }, announced, upload.area, [
        ...Object.values(rows),
        'id' in stored ? stored.id : null,
      ])
    }
    if (platform.settings.validateOutputs) upload.output.parse(stored)
    return { status: 201, json: stored }
  } catch (error) {
    // The gate refuses before the file is read; the answer does not wait for it.
    if (error instanceof Outage) Object.assign(reply.headers, error.headers)
    const refused = weddingBusy(error, reply) ?? error
    if (refused instanceof ORPCError) return { status: refused.status, json: refused }
    const code = error instanceof UploadRefused ? error.code : file.isBroken ? 'UPLOAD_INTERRUPTED' : null
    if (code === null) throw error
    const errors: Partial<Record<UploadErrorCode, { status: number; message: string }>> = upload.errors
    const { status, message } = errors[code]!
    const data = error instanceof UploadRefused ? error.data : undefined
    return { status, json: { code, message, data } }
  }
}

async function store<N extends UploadName>(
  platform: Platform,
  upload: Upload<N>,
  handler: UploadHandler<N>,
  sender: Sender<N>,
  headers: IncomingHttpHeaders,
  asked: Asked,
) {
  const { weddingId: _, ...params } = asked.params
  const { file } = asked
  const query = upload.query.safeParse(asked.query)
  if (!query.success || !Object.values(params).every(isId)) throw new UploadRefused('BAD_REQUEST')
  if (file.size === null) throw new UploadRefused('LENGTH_REQUIRED')
  if (file.size > upload.maxBytes) throw new UploadRefused('FILE_TOO_LARGE', { maxBytes: upload.maxBytes })
  return handler({
    ...sender,
    platform,
    headers,
    params,
    query: query.data as z.output<Upload<N>['query']>,
    file,
  })
}
