import { symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { jwks, twoFactor } from '#db/schema/auth.ts'
import { invoicingSettings } from '#db/schema/invoicing.ts'
import { isEncrypted } from '#server/core/auth/second-step/recovery-codes.ts'
import { randomSecret } from '#server/platform/secret-file.ts'

/**
 * Puts something that can be read in the place of what nothing opens any more, so that a code of an authenticator is
 * refused as a wrong one and programs get tokens of a new key. Certificates say by themselves that they cannot be read.
 */
export async function giveUpEncrypted(tx: Transaction, authSecret: string) {
  await tx.delete(jwks)
  const rows = await tx.select({ id: twoFactor.id, backupCodes: twoFactor.backupCodes }).from(twoFactor)
  for (const { id, backupCodes } of rows) {
    const secret = await symmetricEncrypt({ key: authSecret, data: randomSecret() })
    await tx
      .update(twoFactor)
      .set({ secret, ...(isEncrypted(backupCodes) && { backupCodes: '[]' }) })
      .where(eq(twoFactor.id, id))
  }
  return { authenticators: rows.length, certificates: await tx.$count(invoicingSettings) }
}
