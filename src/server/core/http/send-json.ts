import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { JsonBody } from '#server/core/lists/json-body.ts'
import { endAfterDiscarding, hasUnreadBody, isWorthDiscarding } from './unread-body.ts'

/** Below this many characters compressing costs more than it saves. */
const WORTH_COMPRESSING = 8 * 1024

/**
 * Answers with JSON text. Large texts are gzipped at the fastest level, off the main thread, when the
 * client accepts it. A body that has not been read closes the connection, unless little is missing.
 */
export async function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, json }: { status: number; headers?: OutgoingHttpHeaders; json: string | JsonBody },
): Promise<void> {
  const sent: OutgoingHttpHeaders = { ...headers, 'content-type': 'application/json' }
  let body: string | Buffer = typeof json === 'string' ? json : json.bytes
  if (body.length >= WORTH_COMPRESSING) {
    sent['vary'] = headers['vary'] ? `${headers['vary']}, Accept-Encoding` : 'Accept-Encoding'
    if (request.headers['accept-encoding']?.includes('gzip')) {
      sent['content-encoding'] = 'gzip'
      body = await (typeof json === 'string' ? new JsonBody(json) : json).gzip()
    } else {
      body = Buffer.from(body)
    }
  }
  sent['content-length'] = Buffer.byteLength(body)
  if (!hasUnreadBody(request)) return void response.writeHead(status, sent).end(body)
  if (!isWorthDiscarding(request)) sent['connection'] = 'close'
  response.writeHead(status, sent).write(body)
  endAfterDiscarding(request, response)
}
