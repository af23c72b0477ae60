import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The client's address: of the connection, or the last one the proxy wrote when it is trusted. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || getConnInfo(c).remote.address || 'unknown'
}
