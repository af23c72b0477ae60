import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Refuses bodies of more than `maxSize` bytes with 413. A declared length is believed, since the
 * connection holds the sender to it, and the body is left untouched; only a body of unknown length is
 * counted while it is read. A page says it in a page of its own.
 */
export function limitBody(
  maxSize: number,
  onError: (c: Context) => Response | Promise<Response> = (c) => refuse(c, maxSize),
): MiddlewareHandler {
  const counting = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    const declared = c.req.header('content-length')
    if (declared !== undefined) return Number(declared) > maxSize ? onError(c) : next()
    return c.req.header('transfer-encoding') === undefined ? next() : counting(c, next)
  }
}

const refuse = (c: Context, maxSize: number) =>
  c.json({ code: 'BODY_TOO_LARGE', message: `At most ${maxSize} bytes` }, 413)
