import type { Agreement } from '#contract/agreement-rows.ts'
import { agreements } from '#db/schema/agreements.ts'
import { agreementDocument } from '#domain/agreements/agreement-document.ts'
import { agreementFacts } from '#domain/agreements/agreement-facts.ts'
import { openFields } from '#domain/agreements/agreement-fields.ts'
import {
  AGREEMENT_PARTS,
  AGREEMENT_VERSIONS_MAX,
  type AgreementContent,
  agreementGaps,
  agreementNumber,
  inOneWriting,
  isSameAgreement,
} from '#domain/agreements/agreements.ts'
import { SIGNING_STEP } from '#domain/agreements/signing.ts'
import { QUOTE_PATH } from '#domain/quotes/quotes.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { lockQuote } from '#server/areas/quotes/draft-quote.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { signingMail } from './agreement-mails.ts'
import { keepVersion, numberFor } from './agreement-versions.commands.ts'
import { type AgreementKey, acceptedQuote, findAgreement, isAgreement } from './agreements.queries.ts'
import { type AgreementConflicts, lockAgreement } from './draft-agreement.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

type Sending = { version: number; content: AgreementContent; name: string; ipAddress: string | null }

/**
 * Signs an agreement as its page shows it and sends it to the couple: it is kept as a version that nothing changes, and
 * gets its number the first time. A version that was sent already is not sent again.
 */
export function sendAgreement(
  { db, clock, settings: { publicUrl } }: Deps,
  key: AgreementKey,
  { version, content, name, ipAddress }: Sending,
): Promise<Agreement | AgreementConflicts | 'notFound' | 'incomplete' | 'signed'> {
  return db.transaction(async (tx) => {
    // The quote first, as when a newer one is sent: what is agreed is what was accepted last.
    const quoteRow = await lockQuote(tx, key)
    const row = await lockAgreement(tx, key)
    const present = () => findAgreement(tx, clock, key)
    const before = await present()
    if (!before || !row) return 'notFound'
    const { versions, state } = before
    const wasSent = versions.some((sent) => sent.version === version) && !before.isChanged
    if (wasSent && isSameAgreement(row.draft, content)) return before
    if (state === 'signed') return 'signed'
    if (version !== versions.length + 1 || !isSameAgreement(row.draft, content))
      return { conflicts: [...AGREEMENT_PARTS], agreement: before }
    const quote = await acceptedQuote(tx, clock, key)
    const brand = await readPlannerBrand(tx, key.plannerId)
    const isWhole = quote && quoteRow?.token && isSendable(content, { quote, email: brand.email })
    if (!isWhole || version > AGREEMENT_VERSIONS_MAX) return 'incomplete'
    const sentOn = dayInMadrid(clock.now())
    const numbered = await numberFor(tx, row, Number(sentOn.slice(0, 4)))
    await tx.update(agreements).set(numbered).where(isAgreement(key))
    const document = agreementDocument({
      ...{ number: agreementNumber(numbered.year, numbered.serial), version, sentOn, quote },
      ...{ validUntil: shiftDay(sentOn, content.validDays), email: brand.email },
      content: inOneWriting(content),
    })
    await keepVersion(tx, key, { document, content, at: clock.now().toISOString(), name, ipAddress })
    for (const [index, { email }] of document.signers.entries()) {
      const url = `${publicUrl}${QUOTE_PATH}/${quoteRow.token}/${SIGNING_STEP}/${index + 1}`
      await sendMail(tx, signingMail(email, brand, { document, url }))
    }
    return (await present())!
  })
}

/** Whether everything stands there that an agreement needs, and each fact that its clauses name. */
function isSendable(content: AgreementContent, facts: Omit<Parameters<typeof agreementFacts>[0], 'content'>) {
  const { missing, unknown } = openFields(
    content.clauses.map(({ text }) => text),
    agreementFacts({ content, ...facts }),
  )
  return agreementGaps(content).length + missing.length + unknown.length === 0
}
