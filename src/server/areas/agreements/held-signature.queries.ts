import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agreementSignatures } from '#db/schema/agreements.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { lockAgreement } from './draft-agreement.commands.ts'
import { findOpenedAgreement, type OpenedAgreement } from './opened-agreement.queries.ts'
import type { CodeOwner } from './signing-code.ts'

export type SigningDeps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl' | 'authSecret'>

/** The person of a page, and the version that it shows. */
export type Signing = { token: string; url: string; position: number; version: number }

/** `changed`: another version was sent, it is over, or signed; the page shows it as it is now. */
export type Refused = 'gone' | 'changed'

export type Held = { opened: OpenedAgreement; own: OpenedAgreement['version']['signatures'][number] }

/** The row of a person who has still to sign, held until the transaction ends. */
export async function hold(
  tx: Transaction,
  { clock }: SigningDeps,
  signing: Signing,
): Promise<Held | Refused> {
  const { token, position, version } = signing
  const first = await findOpenedAgreement(tx, clock, token)
  if (!first) return 'gone'
  await lockAgreement(tx, first.key)
  const opened = await findOpenedAgreement(tx, clock, token)
  const own = opened?.version.signatures.find((one) => one.role === 'couple' && one.position === position)
  if (!opened || !own) return 'gone'
  if (opened.version.version !== version || opened.state !== 'open' || own.signedAt) return 'changed'
  return { opened, own }
}

export const isRow = ({ opened, own }: Held) =>
  and(
    eq(agreementSignatures.plannerId, opened.key.plannerId),
    eq(agreementSignatures.requestId, opened.key.requestId),
    eq(agreementSignatures.version, opened.version.version),
    eq(agreementSignatures.position, own.position),
  )

export const ownerOf = ({ opened, own }: Held, { name, nif }: { name: string; nif: string }): CodeOwner => ({
  ...{ ...opened.key, version: opened.version.version, position: own.position },
  ...{ documentHash: opened.version.hash, name, nif },
})
