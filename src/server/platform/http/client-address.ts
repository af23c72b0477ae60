import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The client's address: of the connection, or the last one the proxy wrote when it is trusted. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || connectionAddress(c) || 'unknown'
}

function connectionAddress(c: Context): string | undefined {
  // In-process requests of the tests have no connection.
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined
}
