import type { AgreementDocument } from '#domain/agreements/agreement-document.ts'
import { CONCEPT_MAX } from '#domain/books/books.ts'
import type { Breakdown } from '#domain/invoicing/invoices.ts'
import { type RatePart, splitByRate } from '#domain/quotes/split-by-rate.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { addCharges } from '#server/areas/books/charges.commands.ts'
import { saveClient } from '#server/areas/books/parties.commands.ts'
import { addPayment } from '#server/areas/books/payments.commands.ts'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import type { AgreementKey } from './agreements.queries.ts'

type Instalments = {
  document: AgreementDocument
  weddingId: string
  /** The accepted quote by rates of IVA. */
  breakdown: readonly Breakdown[]
  paidOn: IsoDate
  nif: string | null
}

/**
 * The charges of a wedding as they were agreed, one for each rate of IVA of an instalment, with the deposit as the
 * payment of the first.
 */
export async function bookInstalments(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { plannerId }: AgreementKey,
  { document, weddingId, breakdown, paidOn, nif }: Instalments,
): Promise<'booked' | 'booksFull'> {
  const { quote, deposit, signers, number } = document
  const agreed =
    quote.instalments.length > 0
      ? quote.instalments
      : [{ label: 'Reserva', amount: deposit.amount, dueOn: null }]
  const parts = splitByRate(
    agreed.map(({ amount }) => amount),
    breakdown,
  )
  const instalments = agreed.map(({ label, dueOn }, index) =>
    parts[index]!.map(({ vatRate, amount }) => ({
      ...{ id: newId(), kind: 'instalment' as const, total: amount, vatRate, irpfRate: 0 as const },
      ...{ dueOn: dueOn ?? paidOn, daysBefore: null, remindsCouple: false },
      concept: conceptOf(label, vatRate, parts[index]!),
    })),
  )
  const charges = instalments.flat()
  if (charges.length === 0) return 'booked'
  const accountId = await addCharges(db, clock, plannerId, { weddingId, accountId: null, charges })
  if (accountId === 'full') return 'booksFull'
  if (accountId === 'notFound') throw new Error('the wedding has no account')
  const [first] = signers
  // The agency looks a number up together with its name: both are of one person.
  const client = { name: first?.name ?? '', nif, email: first?.email ?? null }
  const nowhere = { address: null, postalCode: null, city: null }
  await saveClient(db, plannerId, accountId, {
    from: { name: null, nif: null, email: null, ...nowhere },
    given: { ...client, ...nowhere },
  })
  for (const { id, total } of instalments.find((charged) => charged.length > 0) ?? []) {
    const paid = await addPayment(db, clock, plannerId, {
      ...{ chargeId: id, amount: total, paidOn, method: 'transfer' },
      ...{ note: `Reserva del contrato ${number}`, bankKey: null },
    })
    if (paid.kind !== 'added') throw new Error(`the deposit is not added: ${paid.kind}`)
  }
  return 'booked'
}

/** The concept of a charge; those of an instalment with several rates are told apart by them. */
function conceptOf(label: string, vatRate: number, parts: readonly RatePart[]): string {
  if (parts.length === 1) return label
  const rate = ` (IVA ${vatRate}\u00a0%)`
  return label.slice(0, CONCEPT_MAX - rate.length) + rate
}
