import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Configured, Platform } from '#server/core/context.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { DOCTOR_HEADER, isDoctor, type SeenClient } from '#server/platform/doctor/proof.ts'

/** How this server sees the client of a request, for the doctor of the installation; nothing for anybody else. */
export function seenByDoctor(
  c: Context,
  { clock, settings }: Pick<Platform, 'clock'> & Configured<'authSecret'>,
  trustsProxy: boolean,
): { seen?: SeenClient } {
  if (!isDoctor(settings.authSecret, c.req.header(DOCTOR_HEADER), clock.now())) return {}
  const { headers } = (c.env as HttpBindings).incoming
  return {
    seen: {
      client: clientNetworkOf(c, trustsProxy),
      forwarded: headers['x-forwarded-for'] === undefined ? null : String(headers['x-forwarded-for']),
      host: headers.host ?? '',
      trustsProxy,
    },
  }
}
