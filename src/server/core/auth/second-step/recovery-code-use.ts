import type { Configured, Platform } from '#server/core/context.ts'
import { replaceStoredRecoveryCodes } from './recovery-codes.commands.ts'
import { readStoredRecoveryCodes } from './recovery-codes.queries.ts'
import { decryptRecoveryCodes, hashAsStored, hashRecoveryCodes, isEncrypted } from './recovery-codes.ts'

type Deps = Pick<Platform, 'db'> & Configured<'authSecret'>

/**
 * A recovery code that a person gives, in the form in which Better Auth finds it among those that are stored. Codes
 * that were stored before they were hashed are hashed now.
 */
export async function asStoredRecoveryCode(
  { db, settings: { authSecret } }: Deps,
  userId: string,
  code: string,
): Promise<string> {
  const before = await readStoredRecoveryCodes(db, userId)
  if (before === null) return code
  if (!isEncrypted(before)) return hashAsStored(code, before)
  const after = await hashRecoveryCodes(await decryptRecoveryCodes(before, authSecret))
  await replaceStoredRecoveryCodes(db, userId, { before, after })
  return hashAsStored(code, after)
}
