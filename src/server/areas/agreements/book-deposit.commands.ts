import type { Agreement } from '#contract/agreement-rows.ts'
import { asDatabase, type Transaction } from '#db/client.ts'
import { agreements } from '#db/schema/agreements.ts'
import { readDocument } from '#domain/agreements/agreement-document.ts'
import { quoteTotals } from '#domain/quotes/quote-totals.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import { listEvents, listVersions } from '#server/areas/quotes/quotes.queries.ts'
import { linkWedding } from '#server/areas/requests/requests.commands.ts'
import { createWedding } from '#server/areas/weddings/weddings.commands.ts'
import { isNoRoom, type NoRoom } from '#server/core/auth/wedding-room.commands.ts'
import type { Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { depositMail } from './agreement-mails.ts'
import { listAgreementVersions } from './agreement-versions.queries.ts'
import { type AgreementKey, findAgreement, isAgreement } from './agreements.queries.ts'
import { bookInstalments } from './book-instalments.commands.ts'
import { lockAgreement } from './draft-agreement.commands.ts'
import { prepareWedding } from './prepare-wedding.commands.ts'

type Booking = { paidOn: IsoDate; taskTemplateId: string | null }

/** Ends the transaction, so that nothing of the booking stays. */
class NotBooked extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(`a deposit is not booked: ${reason}`)
    this.reason = reason
  }
}

type Refusal = NoRoom | 'notFound' | 'notSigned' | 'inFuture' | 'booksFull'
type Booked = { agreement: Agreement; weddingId: string | null }

/**
 * Books the deposit of a signed agreement, all or nothing: the wedding and its tasks, the invitations of the couple, the
 * instalments in the books and the payment of the first, and the request that becomes a wedding. A deposit that is
 * booked stays as it is.
 */
export async function bookDeposit(
  platform: Platform,
  key: AgreementKey,
  booking: Booking,
): Promise<Booked | Refusal> {
  if (booking.paidOn > dayInMadrid(platform.clock.now())) return 'inFuture'
  try {
    return await platform.db.transaction((tx) => bookIn(tx, platform, key, booking))
  } catch (error) {
    if (error instanceof NotBooked) return error.reason
    throw error
  }
}

async function bookIn(
  tx: Transaction,
  platform: Platform,
  key: AgreementKey,
  booking: Booking,
): Promise<Booked> {
  const { clock } = platform
  const row = await lockAgreement(tx, key)
  const present = async () => (await findAgreement(tx, clock, key))!
  if (!row) throw new NotBooked('notFound')
  if (row.bookedAt) return { agreement: await present(), weddingId: null }
  const version = (await listAgreementVersions(tx, key)).at(-1)
  if (!version?.signedAt) throw new NotBooked('notSigned')
  const document = readDocument(version.document)
  // Commands of other areas write in this transaction, each in a savepoint of its own.
  const own = { ...platform, db: asDatabase(tx) }
  const { title, breakdown } = await acceptedIn(tx, key, version.quoteVersion)
  const made = await createWedding(
    own,
    { userId: key.plannerId, role: 'planner' },
    { key: key.requestId, name: title, eventDate: document.quote.eventDate },
  )
  if (isNoRoom(made)) throw new NotBooked(made)
  const { weddingId } = made
  const nifs = version.signatures.filter(({ role }) => role === 'couple').map(({ nif }) => nif)
  const booked = await bookInstalments(own, key, {
    ...{ document, weddingId, breakdown, paidOn: booking.paidOn },
    nif: nifs[0] ?? null,
  })
  if (booked === 'booksFull') throw new NotBooked(booked)
  await prepareWedding(own, key, { document, weddingId, taskTemplateId: booking.taskTemplateId })
  await linkWedding(own.db, clock, key, weddingId)
  await tx.update(agreements).set({ bookedAt: clock.now().toISOString() }).where(isAgreement(key))
  const brand = await readPlannerBrand(tx, key.plannerId)
  const path = (await present()).path ?? ''
  const url = platform.settings.publicUrl + path
  for (const { email } of document.signers) await sendMail(tx, depositMail(email, brand, { document, url }))
  return { agreement: await present(), weddingId }
}

/** The names of the quote that was signed, and its sums by rate of IVA. */
async function acceptedIn(tx: Transaction, key: AgreementKey, quoteVersion: number) {
  const { content } = (await listVersions(tx, key)).find(({ version }) => version === quoteVersion)!
  const acceptance = (await listEvents(tx, key)).find(
    ({ kind, version }) => kind === 'accepted' && version === quoteVersion,
  )
  return { title: content.title, breakdown: quoteTotals(content, new Set(acceptance?.extras)).breakdown }
}
