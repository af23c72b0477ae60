import * as z from 'zod'
import { contract } from '#contract/index.ts'
import { toCents } from '#domain/budget/money.ts'
import { inOrderOfDay, vendorAccount } from '#domain/payments/payment-lines.ts'
import { sumOf } from '#domain/payments/payments.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { counted, euros, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const paymentRow = z.object({
  vendorName: z.string(),
  concept: z.string().nullable().describe('null: lo que ningún plazo recoge del coste'),
  day: z.string().nullable().describe('null: sin día'),
  left: z.number().describe('Lo que falta por pagar, en euros'),
  isLate: z.boolean(),
})

export const listPaymentsDue = readTool({
  name: 'list_payments_due',
  title: 'Pagos pendientes',
  description:
    'Lo que falta por pagar a los proveedores: primero los plazos que vencen antes o ya han vencido, y al final lo que no tiene día.',
  input: z.object({ ...ofWedding, ...pageInput }),
  output: z.object({ ...pageOutput(paymentRow), totalLeft: z.number() }),
  async run({ call, today }, { weddingId, ...page }) {
    const [{ plans, payments }, vendors, { eventDate }] = await Promise.all([
      call(contract.payments.get, { weddingId }),
      call(contract.vendors.list, { weddingId }),
      call(contract.weddings.get, { weddingId }),
    ])
    const lines = vendors.flatMap(({ id, name, cost, status }) => {
      const plan = plans.find((one) => one.id === id) ?? { instalments: [] }
      const payable = { id, name, costCents: toCents(cost ?? 0), isConfirmed: status === 'closed', plan }
      const paid = payments.filter(({ vendorId }) => vendorId === id)
      return vendorAccount(payable, paid, eventDate).lines.filter(({ leftCents }) => leftCents > 0)
    })
    const rows = inOrderOfDay(lines).map(({ vendorName, instalment, day, leftCents }) => ({
      vendorName,
      concept: instalment?.concept ?? null,
      day,
      left: euros(leftCents),
      isLate: day !== null && day < today,
    }))
    const totalLeft = euros(sumOf(lines.map(({ leftCents }) => leftCents)))
    const text = `${counted(rows.length, 'pago pendiente', 'pagos pendientes')}, ${formatNumber(totalLeft)}\u00a0€ en total.`
    return { text, data: { ...pageOf(rows, page), totalLeft } }
  },
})
