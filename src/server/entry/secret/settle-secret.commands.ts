import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { judgeSecret, type SecretVerdict } from '#domain/operation/installation-secret.ts'
import type { Platform } from '#server/core/context.ts'
import type { Config } from '#server/platform/config.ts'
import type { Log } from '#server/platform/log.ts'
import { markOfSecret } from '#server/platform/secret-mark.ts'
import { StartError } from '#server/platform/start-error.ts'
import { encryptAnew } from './encrypt-anew.commands.ts'
import { giveUpEncrypted } from './give-up-encrypted.commands.ts'

type Secrets = Pick<Config, 'authSecret' | 'secretPlace' | 'formerSecret' | 'lostSecret'>

/**
 * Makes sure that the secret is the one that the database was used with; the first start notes its mark. Another one is
 * taken with the former beside it, which opens what is encrypted, or with the mark of one that is lost. Throws
 * `StartError` otherwise. Of processes that start at once, one changes the secret and the others find it changed.
 */
export async function settleSecret(
  { db }: Pick<Platform, 'db'>,
  secrets: Secrets,
  steps: Pick<Log, 'info' | 'warn'>,
): Promise<void> {
  const { authSecret, formerSecret } = secrets
  const own = markOfSecret(authSecret)
  const verdictOf = (known: string | null) =>
    judgeSecret({ known, own, former: formerSecret && markOfSecret(formerSecret), lost: secrets.lostSecret })
  if (verdictOf(await readMark(db, sql``)) === 'same') {
    if (formerSecret ?? secrets.lostSecret) steps.info(NO_LONGER_NEEDED)
    return
  }
  const said = await db.transaction(async (tx) => {
    const known = await readMark(tx, sql`for update`)
    const verdict = verdictOf(known)
    refuse(verdict, known, secrets)
    await tx.execute(sql`update installation set secret_mark = ${own}`)
    if (verdict === 'changed')
      return sayChanged(await encryptAnew(tx, { from: formerSecret!, to: authSecret }))
    return verdict === 'lost' ? sayLost(await giveUpEncrypted(tx, authSecret)) : null
  })
  if (said) steps.warn(said)
}

async function readMark(db: Database | Transaction, lock: ReturnType<typeof sql>): Promise<string | null> {
  const { rows } = await db.execute<{ mark: string | null }>(
    sql`select secret_mark as mark from installation ${lock}`,
  )
  return rows[0]?.mark ?? null
}

function refuse(verdict: SecretVerdict, known: string | null, { secretPlace }: Secrets): void {
  if (verdict === 'other') {
    throw new StartError(
      `${secretPlace} is another secret than the one this database was used with (mark ${known}): everybody would be signed out, and authenticators and certificates could not be read. Put the former one back; to change it, give the former one as AUTH_SECRET_PREVIOUS; when it is lost for good, start once with AUTH_SECRET_LOST=${known} (docs/operating.md, 'Change AUTH_SECRET').`,
    )
  }
  if (verdict === 'unproven') {
    throw new StartError(
      `AUTH_SECRET_PREVIOUS changes a secret that this database knows, and it knows none yet: start once with the former one as AUTH_SECRET, then with both.`,
    )
  }
}

const NO_LONGER_NEEDED = 'AUTH_SECRET_PREVIOUS and AUTH_SECRET_LOST are no longer needed: take them out'

const sayChanged = ({ anew, unreadable }: { anew: number; unreadable: number }) =>
  `AUTH_SECRET was changed: ${anew} authenticators, certificates and keys are encrypted with it now${unreadable > 0 ? `, ${unreadable} could not be read with the former one` : ''}; people sign in again`

const sayLost = ({ authenticators, certificates }: { authenticators: number; certificates: number }) =>
  `The former AUTH_SECRET was given up: ${authenticators} authenticators no longer open an account (recovery codes and passkeys do), ${certificates} certificates have to be chosen again; people sign in again`
