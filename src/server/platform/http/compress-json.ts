import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const gzipAsync = promisify(gzip)

/** Below this many bytes compressing costs more than it saves. */
const WORTH_COMPRESSING = 8 * 1024

/** Gzips large JSON answers at the fastest level, off the main thread, when the client accepts it. */
export const compressJson: MiddlewareHandler = async (c, next) => {
  await next()
  const response = c.res
  if (!c.req.header('accept-encoding')?.includes('gzip')) return
  if (!response.body || response.headers.has('content-encoding')) return
  if (!response.headers.get('content-type')?.startsWith('application/json')) return
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  headers.delete('content-length')
  if (body.length < WORTH_COMPRESSING) {
    c.res = new Response(body, { status: response.status, headers })
    return
  }
  headers.set('content-encoding', 'gzip')
  c.res = new Response(await gzipAsync(body, { level: 1 }), { status: response.status, headers })
}
