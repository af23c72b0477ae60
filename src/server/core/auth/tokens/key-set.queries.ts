import { gt, isNull, or } from 'drizzle-orm'
import type { JSONWebKeySet } from 'jose'
import type { Database } from '#db/client.ts'
import { jwks } from '#db/schema/auth.ts'
import { KEY_GRACE_SECONDS, SIGNING_ALGORITHM } from './key-set.ts'

/** The public keys whose access tokens are good. */
export async function readKeySet(db: Database, now: Date): Promise<JSONWebKeySet> {
  const oldest = new Date(now.getTime() - KEY_GRACE_SECONDS * 1000)
  const rows = await db
    .select({ id: jwks.id, publicKey: jwks.publicKey })
    .from(jwks)
    .where(or(isNull(jwks.expiresAt), gt(jwks.expiresAt, oldest)))
  return {
    keys: rows.map(({ id, publicKey }) => ({ ...JSON.parse(publicKey), kid: id, alg: SIGNING_ALGORITHM })),
  }
}
