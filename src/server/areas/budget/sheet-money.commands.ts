import type { Transaction } from '#db/client.ts'
import { instalments, payments } from '#db/schema/payments.ts'
import type { ImportedChange } from '#domain/budget/sheet/sheet-request.ts'
import { instalmentColumns } from '#server/areas/payments/instalment-columns.queries.ts'
import { amountOf } from '#server/areas/payments/payments.commands.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'

type OfVendor = Pick<ImportedChange, 'instalments' | 'payment'> & { vendorId: string; name: string }

/** Writes the instalments and payments that rows of a sheet bring; the couple has paid. Ids that are there stay. */
export async function saveMoney(
  tx: Transaction,
  clock: Clock,
  { weddingId }: ActingMember<'budget', 'edit'>,
  rows: readonly OfVendor[],
): Promise<void> {
  const planned = rows.flatMap(({ vendorId, instalments }) =>
    instalments.map((one, position) => ({ ...instalmentColumns(one), weddingId, vendorId, position })),
  )
  if (planned.length > 0) await tx.insert(instalments).values(planned).onConflictDoNothing()
  const paid = rows.flatMap(({ vendorId, name, payment }) =>
    payment
      ? [
          {
            ...{ weddingId, vendorId, vendorName: name, id: payment.id, createdAt: clock.now() },
            ...{ instalmentId: payment.instalmentId, paidOn: payment.paidOn },
            ...amountOf([{ payerId: null, cents: payment.cents }]),
          },
        ]
      : [],
  )
  if (paid.length > 0) await tx.insert(payments).values(paid).onConflictDoNothing()
}
