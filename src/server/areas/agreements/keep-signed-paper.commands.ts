import type { Agreement } from '#contract/agreement-rows.ts'
import type { Transaction } from '#db/client.ts'
import { agreementFiles } from '#db/schema/agreement-files.ts'
import { agreements, agreementVersions } from '#db/schema/agreements.ts'
import { type AgreementDocument, agreementDocument } from '#domain/agreements/agreement-document.ts'
import {
  AGREEMENT_VERSIONS_MAX,
  agreementNumber,
  inOneWriting,
  paperGaps,
} from '#domain/agreements/agreements.ts'
import { CONTRACT_FILE, DEPOSIT_STEP } from '#domain/agreements/signing.ts'
import { QUOTE_PATH } from '#domain/quotes/quotes.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { lockQuote } from '#server/areas/quotes/draft-quote.commands.ts'
import { addEvent, removeEvent } from '#server/areas/requests/request-events.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { idFromKey } from '#server/platform/ids.ts'
import { paperMail } from './agreement-mails.ts'
import { keepVersion, numberFor } from './agreement-versions.commands.ts'
import { isVersion } from './agreement-versions.queries.ts'
import { type AgreementKey, acceptedQuote, findAgreement, isAgreement } from './agreements.queries.ts'
import { lockAgreement } from './draft-agreement.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

export type SignedPaper = {
  signedOn: IsoDate
  file: { path: string; size: number; contentType: string; fileHash: string }
}

export type PaperRefusal = 'notFound' | 'signed' | 'incomplete' | 'inFuture'

/** Why a contract cannot be kept as signed on paper; asked before its file arrives, and again with its row. */
export async function paperRefusal(
  deps: Pick<Deps, 'clock'> & { db: Platform['db'] | Transaction },
  key: AgreementKey,
  signedOn: IsoDate,
): Promise<PaperRefusal | null> {
  const { db, clock } = deps
  const present = await findAgreement(db, clock, key)
  if (!present) return 'notFound'
  if (signedOn > dayInMadrid(clock.now())) return 'inFuture'
  if (present.state === 'signed') return 'signed'
  const isFull = present.versions.length >= AGREEMENT_VERSIONS_MAX
  return isFull || !present.quote || paperGaps(present.draft).length > 0 ? 'incomplete' : null
}

/**
 * Keeps what was signed on paper as a version of its own, which all have signed: the text is that of the paper, the people
 * and sums are those of the draft and of the quote that was accepted. An earlier version is not signed any more. The same
 * file again is the one that is there.
 */
export function keepSignedPaper(
  { db, clock, settings: { publicUrl } }: Deps,
  key: AgreementKey,
  { signedOn, file }: SignedPaper,
): Promise<{ agreement: Agreement; isNew: boolean } | PaperRefusal> {
  return db.transaction(async (tx) => {
    const quoteRow = await lockQuote(tx, key)
    const row = await lockAgreement(tx, key)
    if (!row) return 'notFound'
    const before = (await findAgreement(tx, clock, key))!
    if (before.versions.at(-1)?.paper?.hash === file.fileHash) return { agreement: before, isNew: false }
    const refusal = await paperRefusal({ db: tx, clock }, key, signedOn)
    if (refusal) return refusal
    const quote = (await acceptedQuote(tx, clock, key))!
    const brand = await readPlannerBrand(tx, key.plannerId)
    const at = clock.now().toISOString()
    const today = dayInMadrid(clock.now())
    const numbered = await numberFor(tx, row, Number(today.slice(0, 4)))
    await tx.update(agreements).set(numbered).where(isAgreement(key))
    const version = before.versions.length + 1
    const document = agreementDocument({
      ...{ number: agreementNumber(numbered.year, numbered.serial), version, sentOn: today, quote },
      ...{ validUntil: today, email: brand.email },
      content: { ...inOneWriting(row.draft), clauses: [] },
      paper: { signedOn, fileHash: file.fileHash },
    })
    await keepVersion(tx, key, { document, content: row.draft, at, name: null, ipAddress: null })
    await tx.update(agreementVersions).set({ signedAt: at }).where(isVersion(key, version))
    const ofVersion = { plannerId: key.plannerId, requestId: key.requestId, version }
    await tx.insert(agreementFiles).values({ ...ofVersion, ...file, createdAt: at })
    await addJob(tx, 'finish-agreement', ofVersion)
    await addEvent(tx, clock, key, { id: eventOf(key, version), kind: 'signed' })
    if (quoteRow?.token) await tellCouple(tx, brand, document, `${publicUrl}${QUOTE_PATH}/${quoteRow.token}`)
    return { agreement: (await findAgreement(tx, clock, key))!, isNew: true }
  })
}

/** The couple hears of it from us, so that no paper counts as theirs without their knowing. */
async function tellCouple(
  tx: Transaction,
  brand: Awaited<ReturnType<typeof readPlannerBrand>>,
  document: AgreementDocument,
  quoteUrl: string,
): Promise<void> {
  const urls = { url: `${quoteUrl}/${DEPOSIT_STEP}`, fileUrl: `${quoteUrl}/${CONTRACT_FILE}` }
  for (const { email } of document.signers) await sendMail(tx, paperMail(email, brand, { document, ...urls }))
}

/**
 * Takes back what was kept as signed on paper, with its file, as long as nothing was booked from it: the version before
 * it is the newest again. That the couple has told of their transfer stays.
 */
export function removeSignedPaper(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: AgreementKey,
): Promise<Agreement | 'notFound' | 'booked'> {
  return db.transaction(async (tx) => {
    const row = await lockAgreement(tx, key)
    const present = await findAgreement(tx, clock, key)
    if (!row || !present) return 'notFound'
    const newest = present.versions.at(-1)
    if (!newest?.paper) return present
    if (row.bookedAt) return 'booked'
    await tx.delete(agreementVersions).where(isVersion(key, newest.version))
    await removeEvent(tx, key, eventOf(key, newest.version))
    await addJob(tx, 'delete-queued-files', {})
    return (await findAgreement(tx, clock, key))!
  })
}

const eventOf = ({ plannerId, requestId }: AgreementKey, version: number) =>
  idFromKey(plannerId, `${requestId}/agreement/paper/${version}`)
