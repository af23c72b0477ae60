import type { IncomingMessage, ServerResponse } from 'node:http'
import { OpenAPIGenerator } from '@orpc/openapi'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { sendStandardResponse } from '@orpc/standard-server-node'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/index.ts'
import type { Platform, Reply, RequestContext } from './context.ts'
import { withUploads } from './describe-uploads.ts'
import { unchangedList } from './not-modified.ts'
import { readJson } from './platform/http/read-json.ts'
import { sendJson } from './platform/http/send-json.ts'
import { assertKeepsContract, listHeaders } from './reply.ts'
import { router } from './router.ts'

const KILOBYTE = 1024

/** Most bodies are a form's worth; a guest list of 5,000 rows is not. */
const BODY_MAX = 256 * KILOBYTE
const IMPORT_BODY_MAX = 16 * 1024 * KILOBYTE

type Headers = Record<string, string>

/** Answers a request of the API, with the given headers and its own; `false` when it is for none of its procedures. */
type Api = (request: IncomingMessage, response: ServerResponse, headers: Headers) => Promise<boolean>

/**
 * The contract's procedures under `/api`, and its OpenAPI document at `/api/openapi.json`, straight on
 * the requests of `node:http`: objects of the Fetch standard cost a third of a small answer's time.
 */
export function createApi(platform: Platform): Api {
  const handler = new StandardOpenAPIHandler<RequestContext>(router, {
    clientInterceptors: platform.validateOutputs
      ? [
          async ({ next, context, procedure }) => {
            const output = await next()
            await assertKeepsContract(procedure, output, context)
            return output
          },
        ]
      : [],
    interceptors: [
      async ({ next }) => {
        try {
          return await next()
        } catch (error) {
          if (!isExpected(error)) platform.log.error({ err: error }, 'procedure failed')
          throw error
        }
      },
    ],
  })

  return async (request, response, headers) => {
    if (request.url!.startsWith('/api/auth/')) return false
    const etag = request.headers['if-none-match'] && (await unchangedList(platform, request))
    if (etag) {
      response.writeHead(304, { ...headers, ...listHeaders(etag) }).end()
      return true
    }
    if (request.method === 'GET' && request.url === '/api/openapi.json') {
      await sendJson(request, response, { status: 200, headers, json: await openApiDocument() })
      return true
    }
    const reply: Reply = { headers: {} }
    const { matched, response: answer } = await handler.handle(standardRequest(request), {
      prefix: '/api',
      context: { platform, headers: request.headers, reply },
    })
    if (matched) await send(request, response, headers, answer, reply)
    return matched
  }
}

type StandardRequest = Parameters<StandardOpenAPIHandler<RequestContext>['handle']>[0]
type StandardAnswer = Parameters<typeof sendStandardResponse>[1]

function standardRequest(request: IncomingMessage): StandardRequest {
  const url = new URL(`http://localhost${request.url}`)
  const maxSize = url.pathname.endsWith('/guests/import') ? IMPORT_BODY_MAX : BODY_MAX
  return {
    method: request.method ?? 'GET',
    url,
    headers: request.headers,
    body: () => readJson(request, maxSize),
    signal: undefined,
  }
}

/** What the procedure said beside its value: headers, JSON made by PostgreSQL, or "not modified". */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  common: Headers,
  { status, headers: own, body }: StandardAnswer,
  reply: Reply,
): Promise<void> {
  const hasFailed = status >= 400
  const headers = { ...common, 'cache-control': 'no-store', ...own, ...reply.headers }
  if (!hasFailed && reply.notModified) {
    response.writeHead(304, headers).end()
  } else if (!hasFailed && reply.json !== undefined) {
    await sendJson(request, response, { status, headers, json: reply.json })
  } else if (isStream(body)) {
    // It beats by itself, in events that its reader can see.
    await sendStandardResponse(response, { status, headers, body }, { eventIteratorKeepAliveEnabled: false })
  } else {
    await sendJson(request, response, { status, headers, json: JSON.stringify(body) ?? '' })
  }
}

const isStream = (body: unknown) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body

const isExpected = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500

let document: Promise<string> | undefined

/** Generated from the contract once, on the first request. */
function openApiDocument(): Promise<string> {
  document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
    .generate(contract, { info: { title: 'Azahar', version: '1' }, servers: [{ url: '/api' }] })
    .then((generated) => JSON.stringify(withUploads(generated)))
  return document
}
