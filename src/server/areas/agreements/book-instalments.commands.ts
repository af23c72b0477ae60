import type { AgreementDocument } from '#domain/agreements/agreement-document.ts'
import type { VatRate } from '#domain/books/tax.ts'
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
  vatRate: VatRate
  paidOn: IsoDate
  nif: string | null
}

/** The charges of a wedding as they were agreed, with the deposit as the payment of the first. */
export async function bookInstalments(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { plannerId }: AgreementKey,
  { document, weddingId, vatRate, paidOn, nif }: Instalments,
): Promise<void> {
  const { quote, deposit, signers, number } = document
  const agreed =
    quote.instalments.length > 0
      ? quote.instalments
      : [{ label: 'Reserva', amount: deposit.amount, dueOn: null }]
  const charges = agreed
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount, dueOn }) => ({
      ...{ id: newId(), kind: 'instalment' as const, concept: label, total: amount, vatRate },
      ...{ irpfRate: 0 as const, dueOn: dueOn ?? paidOn, daysBefore: null, remindsCouple: false },
    }))
  if (charges.length === 0) return
  const accountId = await addCharges(db, clock, plannerId, { weddingId, accountId: null, charges })
  if (accountId === 'notFound' || accountId === 'full') throw new Error(`no charges are added: ${accountId}`)
  const [first] = signers
  // The agency looks a number up together with its name: both are of one person.
  const client = { name: first?.name ?? '', nif, email: first?.email ?? null }
  const nowhere = { address: null, postalCode: null, city: null }
  await saveClient(db, plannerId, accountId, {
    from: { name: null, nif: null, email: null, ...nowhere },
    given: { ...client, ...nowhere },
  })
  const paid = await addPayment(db, clock, plannerId, {
    ...{ chargeId: charges[0]!.id, amount: charges[0]!.total, paidOn, method: 'transfer' },
    ...{ note: `Reserva del contrato ${number}`, bankKey: null },
  })
  if (paid.kind !== 'added') throw new Error(`the deposit is not added: ${paid.kind}`)
}
