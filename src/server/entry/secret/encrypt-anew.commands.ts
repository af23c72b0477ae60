import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { jwks, twoFactor } from '#db/schema/auth.ts'
import { invoicingSettings } from '#db/schema/invoicing.ts'
import { decryptCertificate, encryptCertificate } from '#server/areas/invoicing/stored-certificate.ts'
import { isEncrypted } from '#server/core/auth/second-step/recovery-codes.ts'

type Secrets = { from: string; to: string }

/** Encrypts all that the database keeps encrypted with another secret; counts what neither was, nor could be, read. */
export async function encryptAnew(tx: Transaction, secrets: Secrets) {
  const done = [
    ...(await encryptAuthenticators(tx, secrets)),
    ...(await encryptKeys(tx, secrets)),
    ...(await encryptCertificates(tx, secrets)),
  ]
  const anew = done.filter(Boolean).length
  return { anew, unreadable: done.length - anew }
}

async function encryptAuthenticators(tx: Transaction, secrets: Secrets): Promise<boolean[]> {
  const done: boolean[] = []
  for (const { id, secret, backupCodes } of await tx.select().from(twoFactor)) {
    const again = await encrypt(secret, secrets)
    const codes = isEncrypted(backupCodes) ? await encrypt(backupCodes, secrets) : backupCodes
    const changed = {
      ...(again !== null && { secret: again }),
      ...(codes !== null && { backupCodes: codes }),
    }
    await tx.update(twoFactor).set(changed).where(eq(twoFactor.id, id))
    done.push(again !== null && codes !== null)
  }
  return done
}

async function encryptKeys(tx: Transaction, secrets: Secrets): Promise<boolean[]> {
  const done: boolean[] = []
  for (const { id, privateKey } of await tx.select().from(jwks)) {
    const again = await encrypt(JSON.parse(privateKey), secrets)
    if (again !== null)
      await tx
        .update(jwks)
        .set({ privateKey: JSON.stringify(again) })
        .where(eq(jwks.id, id))
    done.push(again !== null)
  }
  return done
}

async function encryptCertificates(tx: Transaction, { from, to }: Secrets): Promise<boolean[]> {
  const done: boolean[] = []
  const { ownerId: id, certificate: bytes } = invoicingSettings
  for (const { ownerId, certificate } of await tx
    .select({ ownerId: id, certificate: bytes })
    .from(invoicingSettings)) {
    const opened = decryptCertificate(certificate, { authSecret: from, ownerId })
    if (opened !== null)
      await tx
        .update(invoicingSettings)
        .set({ certificate: encryptCertificate(opened, { authSecret: to, ownerId }) })
        .where(eq(id, ownerId))
    done.push(opened !== null)
  }
  return done
}

/** `null` for what the former secret does not open. */
async function encrypt(data: string, { from, to }: Secrets): Promise<string | null> {
  const opened = await symmetricDecrypt({ key: from, data }).catch(() => null)
  return opened === null ? null : symmetricEncrypt({ key: to, data: opened })
}
