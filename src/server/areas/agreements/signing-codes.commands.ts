import { agreementSignatures } from '#db/schema/agreements.ts'
import { ACCEPTANCE } from '#domain/agreements/signing.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { codeMail } from './agreement-mails.ts'
import {
  hold,
  isRow,
  ownerOf,
  type Refused,
  type Signing,
  type SigningDeps,
} from './held-signature.queries.ts'
import { hashOfCode, newSigningCode, secondsToWait } from './signing-code.ts'

type Typed = { name: string; nif: string }

/**
 * Keeps the name, the number and the acceptance of a person, and mails them a code. Without `typed` it is another code
 * for what they have typed before. `early` is too soon after the last one.
 */
export function askForCode(
  deps: SigningDeps,
  signing: Signing,
  typed: Typed | null,
): Promise<'sent' | 'early' | 'otherNif' | Refused> {
  const { db, clock, settings } = deps
  return db.transaction(async (tx) => {
    const held = await hold(tx, deps, signing)
    if (typeof held === 'string') return held
    const { opened, own } = held
    const given = typed ?? (own.typedName && own.nif ? { name: own.typedName, nif: own.nif } : null)
    if (!given) return 'changed'
    const agreed = opened.document.signers[own.position - 1]!.nif
    if (agreed && agreed !== given.nif) return 'otherNif'
    const now = clock.now()
    if (own.codeSentAt && secondsToWait(own.codeSentAt, now) > 0) return 'early'
    const code = newSigningCode()
    await tx
      .update(agreementSignatures)
      .set({
        ...{ typedName: given.name, nif: given.nif, accepted: ACCEPTANCE },
        ...(typed && { acceptedAt: now.toISOString() }),
        ...{ codeHash: hashOfCode(settings.authSecret, ownerOf(held, given), code), codeTries: 0 },
        codeSentAt: now.toISOString(),
      })
      .where(isRow(held))
    const brand = await readPlannerBrand(tx, opened.key.plannerId)
    const { number } = opened.document
    await sendMail(tx, codeMail(own.email, brand, { code, number, name: given.name, url: signing.url }))
    return 'sent'
  })
}

/** Lets the code of a person go, so that they can type their name again. */
export const giveUpCode = (deps: SigningDeps, signing: Signing): Promise<'given up' | Refused> =>
  deps.db.transaction(async (tx) => {
    const held = await hold(tx, deps, signing)
    if (typeof held === 'string') return held
    await tx.update(agreementSignatures).set({ codeHash: null }).where(isRow(held))
    return 'given up'
  })
