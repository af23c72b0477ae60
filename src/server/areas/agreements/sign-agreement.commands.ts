import type { Transaction } from '#db/client.ts'
import { agreementSignatures, agreementVersions } from '#db/schema/agreements.ts'
import { CONTRACT_FILE, DEPOSIT_STEP, SIGNING_STEP, SIGNING_TRIES } from '#domain/agreements/signing.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { addEvent } from '#server/areas/requests/request-events.commands.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { plannerSignedMail, signedMail, signingMail } from './agreement-mails.ts'
import { isVersion } from './agreement-versions.queries.ts'
import {
  type Held,
  hold,
  isRow,
  ownerOf,
  type Refused,
  type Signing,
  type SigningDeps,
} from './held-signature.queries.ts'
import { findOpenedAgreement } from './opened-agreement.queries.ts'
import { hashOfCode, isCodeValid, isSameHash } from './signing-code.ts'

type Verdict = 'signed' | 'ended' | { triesLeft: number } | Refused

/**
 * Signs with the code that was mailed. After five wrong ones another is needed. The last signature signs the agreement,
 * which moves the request and is told to all.
 */
export function signAgreement(
  deps: SigningDeps,
  signing: Signing,
  { code, ipAddress }: { code: string; ipAddress: string },
): Promise<Verdict> {
  const { db, clock, settings } = deps
  return db.transaction(async (tx): Promise<Verdict> => {
    const held = await hold(tx, deps, signing)
    if (typeof held === 'string') return held
    const { own } = held
    const now = clock.now()
    const { codeHash, codeSentAt, typedName: name, nif } = own
    if (!codeHash || !codeSentAt || !name || !nif || !isCodeValid(codeSentAt, now)) return 'ended'
    if (!isSameHash(codeHash, hashOfCode(settings.authSecret, ownerOf(held, { name, nif }), code))) {
      const codeTries = own.codeTries + 1
      const triesLeft = SIGNING_TRIES - codeTries
      await tx
        .update(agreementSignatures)
        .set({ codeTries, ...(triesLeft <= 0 && { codeHash: null }) })
        .where(isRow(held))
      return triesLeft > 0 ? { triesLeft } : 'ended'
    }
    await tx
      .update(agreementSignatures)
      .set({ codeHash: null, hasCode: true, signedAt: now.toISOString(), ipAddress })
      .where(isRow(held))
    await tellOfSignature(tx, deps, held, signing)
    return 'signed'
  })
}

async function tellOfSignature(
  tx: Transaction,
  { clock, settings }: SigningDeps,
  held: Held,
  signing: Signing,
) {
  const { opened, own } = held
  const { key, version, document } = opened
  const isWhole = version.signatures.every((one) => one.signedAt || one.position === own.position)
  const brand = await readPlannerBrand(tx, key.plannerId)
  const [account] = version.signatures.filter(({ role }) => role === 'planner')
  const url = `${settings.publicUrl}/app/planner/${key.plannerId}/agreements/${key.requestId}`
  const { number, title } = document
  const depositUrl = withoutPosition(signing.url).replace(SIGNING_STEP, DEPOSIT_STEP)
  const fileUrl = withoutPosition(signing.url).replace(SIGNING_STEP, CONTRACT_FILE)
  await sendMail(
    tx,
    plannerSignedMail(account!.email, {
      number,
      title,
      name: own.typedName ?? own.name,
      isWhole,
      url,
      fileUrl,
    }),
  )
  if (!isWhole) return
  await tx
    .update(agreementVersions)
    .set({ signedAt: clock.now().toISOString() })
    .where(isVersion(key, version.version))
  await addJob(tx, 'finish-agreement', {
    ...{ plannerId: key.plannerId, requestId: key.requestId, version: version.version },
  })
  await addEvent(tx, clock, key, { kind: 'signed' })
  for (const { email, role } of version.signatures)
    if (role === 'couple')
      await sendMail(tx, signedMail(email, brand, { number, title, url: depositUrl, fileUrl }))
}

/** The page of all, above that of one. */
const withoutPosition = (url: string) => url.replace(/\/\d+$/, '')

/** Sends the address of a page again to those who have still to sign. */
export const remindSigners = (
  deps: SigningDeps,
  signing: Omit<Signing, 'position'>,
): Promise<'sent' | Refused> =>
  deps.db.transaction(async (tx) => {
    const opened = await findOpenedAgreement(tx, deps.clock, signing.token)
    if (!opened) return 'gone'
    const { key, version, document, state } = opened
    if (version.version !== signing.version || state !== 'open') return 'changed'
    const brand = await readPlannerBrand(tx, key.plannerId)
    for (const { email, position, signedAt } of version.signatures)
      if (!signedAt)
        await sendMail(
          tx,
          signingMail(email, brand, { document, url: `${withoutPosition(signing.url)}/${position}` }),
        )
    return 'sent'
  })
