import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { contract } from '#contract/index.ts'
import type { Platform, Reply, RequestContext } from './context.ts'
import { withUploads } from './describe-uploads.ts'
import { limitBody } from './platform/http/body-limit.ts'
import { compressJson } from './platform/http/compress-json.ts'
import { assertKeepsContract } from './reply.ts'
import { router } from './router.ts'
import { uploadRouter } from './upload-router.ts'
import { createUploads } from './uploads.ts'

const KILOBYTE = 1024

/** Most bodies are a form's worth; a guest list of 5,000 rows is not. */
const BODY_MAX = 256 * KILOBYTE
const IMPORT_BODY_MAX = 16 * 1024 * KILOBYTE

/** The contract's procedures and uploads under `/api`, and its OpenAPI document at `/api/openapi.json`. */
export function createApi(platform: Platform): Hono {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      async ({ next, context, procedure }) => {
        const output = await next()
        if (platform.validateOutputs) await assertKeepsContract(procedure, output, context)
        return output
      },
    ],
    // A stream beats by itself, in events that its reader can see.
    eventIteratorKeepAliveEnabled: false,
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

  const app = new Hono()
  app.use(compressJson)
  app.get('/openapi.json', async (c) => c.json(await openApiDocument()))
  // Before the limits of bodies: uploads have their own.
  app.route('/', createUploads(platform, uploadRouter))
  app.use('/weddings/:weddingId/guests/import', limitBody(IMPORT_BODY_MAX))
  const limitOthers = limitBody(BODY_MAX)
  app.use((c, next) => (c.req.path.endsWith('/guests/import') ? next() : limitOthers(c, next)))
  app.all('*', async (c) => {
    const reply: Reply = { headers: new Headers() }
    const { matched, response } = await handler.handle(c.req.raw, {
      prefix: '/api',
      context: { platform, headers: c.req.raw.headers, reply },
    })
    if (!matched) return c.json({ code: 'NO_SUCH_ENDPOINT', message: 'There is nothing here' }, 404)
    return withReply(response, reply)
  })
  return app
}

/** What the procedure said beside its value: headers, JSON made by PostgreSQL, or "not modified". */
function withReply(response: Response, reply: Reply): Response {
  const failed = response.status >= 400
  if (!failed && reply.notModified) return new Response(null, { status: 304, headers: reply.headers })
  if (!failed && reply.json !== undefined) {
    reply.headers.set('content-type', 'application/json')
    return new Response(reply.json, { status: response.status, headers: reply.headers })
  }
  response.headers.set('cache-control', 'no-store')
  for (const [name, value] of reply.headers) response.headers.append(name, value)
  return response
}

const isExpected = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500

let document: Promise<unknown> | undefined

/** Generated from the contract once, on the first request. */
function openApiDocument(): Promise<unknown> {
  document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
    .generate(contract, { info: { title: 'Azahar', version: '1' }, servers: [{ url: '/api' }] })
    .then(withUploads)
  return document
}
