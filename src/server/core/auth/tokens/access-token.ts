import type { IncomingHttpHeaders } from 'node:http'
import { createLocalJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Database } from '#db/client.ts'
import { ACCESS_TOKEN_SECONDS } from '#domain/accounts/access-tokens.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { readKeySet } from './key-set.queries.ts'
import { SIGNING_ALGORITHM } from './key-set.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/**
 * The token of the session that a program has. It is no secret: a browser's is only believed with our signature,
 * which this one never gets, and a program's comes out of a signed access token.
 */
export const appSessionToken = (sessionId: string) => `app:${sessionId}`

/** The claims of an access token: its person, and the session that has to be open for it to be good. */
export function accessTokenClaims(userId: string, sessionId: string, now: Date) {
  const iat = Math.floor(now.getTime() / 1000)
  return { sub: userId, sid: sessionId, iat, exp: iat + ACCESS_TOKEN_SECONDS }
}

/** Whether a request comes with an access token; its cookies then count for nothing. */
export const hasAccessToken = ({ authorization }: IncomingHttpHeaders): boolean =>
  authorization !== undefined && BEARER.test(authorization)

/** The session token that the access token of a request stands for; `null` when it is none of ours or has expired. */
export async function readAccessToken(deps: Deps, headers: IncomingHttpHeaders): Promise<string | null> {
  const [, token] = BEARER.exec(headers.authorization ?? '') ?? []
  if (!token) return null
  try {
    const { sid } = await verify(deps, token)
    return typeof sid === 'string' ? appSessionToken(sid) : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

const BEARER = /^Bearer +(\S+)$/i

/** How long public keys are used before they are read again. */
const KEPT_MS = MINUTE_MS

type Keys = { find: JWTVerifyGetKey; readAt: number }

const kept = new WeakMap<Database, Promise<Keys>>()

async function verify(deps: Deps, token: string): Promise<JWTPayload> {
  const { clock } = deps
  const { publicUrl } = deps.settings
  const options = {
    issuer: publicUrl,
    audience: publicUrl,
    algorithms: [SIGNING_ALGORITHM],
    currentDate: clock.now(),
    requiredClaims: ['sub', 'sid', 'exp'],
  }
  try {
    return (await jwtVerify(token, (await keysOf(deps)).find, options)).payload
  } catch (error) {
    // Another process may have made a new key.
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
    return (await jwtVerify(token, (await readKeys(deps)).find, options)).payload
  }
}

async function keysOf(deps: Deps): Promise<Keys> {
  const keys = await kept.get(deps.db)?.catch(() => null)
  return keys && performance.now() - keys.readAt < KEPT_MS ? keys : readKeys(deps)
}

function readKeys({ db, clock }: Deps): Promise<Keys> {
  const reading = readKeySet(db, clock.now()).then((set) => ({
    find: createLocalJWKSet(set),
    readAt: performance.now(),
  }))
  kept.set(db, reading)
  return reading
}
