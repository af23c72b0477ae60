import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { ORPCError } from '@orpc/client'
import { addRoute, createRouter, findRoute } from 'rou3'
import type * as z from 'zod'
import { BODY_MAX_BYTES, type Guarded } from '#contract/base.ts'
import { type DownloadName, downloads } from '#contract/downloads.ts'
import { routerPattern } from '#contract/path-template.ts'
import { BUSINESS_HEADER, BUSINESS_PARAMETER } from '#domain/agencies/business.ts'
import { authorize } from '#server/core/auth/authorize.ts'
import { businessProofFor, proofFor } from '#server/core/auth/gate.ts'
import type { Platform, Reply } from '#server/core/context.ts'
import { platformOf } from '#server/core/drafts/visibility.ts'
import { type Admission, sessionKeyOf } from '#server/core/http/admission.ts'
import type { DownloadHandler, DownloadHandlers, Opened } from '#server/core/http/download-handler.ts'
import { type Page, pagePolicy, toPage } from '#server/core/http/page-reply.ts'
import { readJson } from '#server/core/http/read-body.ts'
import { nameRequest } from '#server/core/http/request-name.ts'
import { costOf } from '#server/core/http/request-rate-limit.ts'
import { sendJson } from '#server/core/http/send-json.ts'
import type { Caller } from '#server/core/membership.ts'
import { isId } from '#server/platform/ids.ts'
import { renderProblem } from '#site/problem-page.tsx'

/**
 * The routes that answer with a stream or a page instead of JSON, beside the uploads and behind the same gate. Answers
 * `false` when a request is for none of them.
 */
export function createDownloads(platform: Platform, admission: Admission, handlers: DownloadHandlers) {
  const routes = createRouter<DownloadName>()
  for (const name of Object.keys(downloads) as DownloadName[]) {
    const { method, path } = downloads[name]
    addRoute(routes, method, `/api${routerPattern(path)}`, name)
  }
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    headers: Record<string, string>,
  ): Promise<boolean> => {
    const [path = '', query = ''] = request.url!.split('?')
    const found = findRoute(routes, request.method!, path)
    if (!found) return false
    nameRequest(request, `downloads.${found.data}`)
    const route = downloads[found.data]
    const { access, contentType, method } = route
    const guard = 'guard' in route ? route.guard : undefined
    const params = { ...found.params }
    const reply: Reply = { headers: {} }
    const send = async (status: number, json: unknown) => {
      const sent = { ...headers, 'cache-control': 'no-store', ...reply.headers }
      if (!opensInBrowser(request, contentType))
        return sendJson(request, response, { status, headers: sent, json: JSON.stringify(json) })
      const page = toPage(renderProblem(problemOf(status), '/', platform.settings.publicUrl))
      sendPage(response, { status, headers: { ...sent, 'content-type': contentType } }, page)
    }
    try {
      const slot = await admission.requests.enter(sessionKeyOf(request))
      const isFresh = 'isFresh' in route && route.isFresh
      const browserOnly = 'browserOnly' in route
      const business = 'business' in route ? ({ part: route.business, need: 'view' } as const) : undefined
      const needed = { access, browserOnly, guard, business, isFresh, params, area: null }
      const asking = authorize(platform, needed, headersOf(request, query), reply)
      const caller = await admission.rateLimit
        .consume(asking, request, costOf(method, 'cost' in route ? route : {}), reply)
        .finally(slot.release)
      const input = 'input' in route ? await readInput(request, route.input) : undefined
      const handle = handlers[found.data] as DownloadHandler<DownloadName>
      const asked = { ...askingOf(platform, caller, guard), params, input } as Parameters<typeof handle>[0]
      const download = areIds(params) ? await handle(asked) : null
      if (!download) {
        const { status, message } = (route.errors as Record<string, Refusal>)[route.missing]!
        await send(status, { code: route.missing, message })
        return true
      }
      await sendOpened(
        platform,
        response,
        { ...headers, ...reply.headers, 'content-type': contentType },
        download,
      )
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error
      await send(error.status, error)
    }
    return true
  }
}

/** Parameters are ids, unless their name says otherwise: those their handler checks. */
const areIds = (params: Record<string, string>) =>
  Object.entries(params).every(([name, value]) => !name.endsWith('Id') || isId(value))

/** A link carries no headers: it names the business that it is about in its query. */
function headersOf({ headers }: IncomingMessage, query: string): IncomingHttpHeaders {
  const asked = new URLSearchParams(query).get(BUSINESS_PARAMETER)
  return asked === null ? headers : { ...headers, [BUSINESS_HEADER]: asked }
}

/** The member in their wedding, or the owner of the books. */
function askingOf(platform: Platform, { membership, agency }: Caller, guard: Guarded | undefined) {
  if (!membership || !guard) return { platform, ownerId: businessProofFor(agency!, 'books', 'view')! }
  const weddingId = proofFor(membership, guard.section, guard.need)!
  return { platform: platformOf(platform, membership), weddingId, membership }
}

/** Whether a person follows a link to a page, and not a program or a script of ours that reads the code of a refusal. */
const opensInBrowser = ({ headers }: IncomingMessage, contentType: string) =>
  contentType.startsWith('text/html') && headers.accept?.includes('text/html') === true

/** The page that says why the one that was asked for does not come. */
function problemOf(status: number) {
  if (status === 401) return 'signedOut'
  if (status === 403) return 'closedPage'
  return status === 404 ? 'missing' : 'unavailable'
}

type PageHead = { status: number; headers: Record<string, string> }

/** A page that sends no form and is kept by nothing. */
function sendPage(response: ServerResponse, { status, headers }: PageHead, page: Page): void {
  const policy = pagePolicy(page, { hasForms: false })
  response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-security-policy': policy })
  response.end(page.html)
}

async function sendOpened(
  { log }: Pick<Platform, 'log'>,
  response: ServerResponse,
  headers: Record<string, string>,
  opened: Opened,
): Promise<void> {
  if ('page' in opened) return sendPage(response, { status: 200, headers }, opened.page)
  response.writeHead(200, {
    ...headers,
    ...(opened.contentType && { 'content-type': opened.contentType }),
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(opened.name)}`,
  })
  // A browser that goes away ends the reading of the store too.
  await pipeline(opened.contents, response).catch((error) => log.warn({ err: error }, 'download broke off'))
}

type Refusal = { status: number; message: string }

async function readInput(request: IncomingMessage, schema: z.ZodType): Promise<unknown> {
  const { success, data, error } = schema.safeParse(await readJson(request, BODY_MAX_BYTES))
  if (success) return data
  const { issues } = error
  throw new ORPCError('BAD_REQUEST', { status: 400, message: 'Input validation failed', data: { issues } })
}
