import { formatEuros } from '#domain/budget/money.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { Select } from '#ui/fields/select.tsx'
import { fieldsOfLine, keyOf } from './pay-form.ts'
import { conceptOf } from './payment-words.ts'
import type { PayForm } from './use-pay-form.ts'
import type { PaymentsRead } from './use-payments.ts'

type PayLineProps = { read: PaymentsRead; today: IsoDate; form: PayForm }

/** The choice of what was paid, which fills the form. */
export function PayLine({ read, today, form: { fields, type, problems } }: PayLineProps) {
  const lines = read.vendors.flatMap(({ account }) => account.lines)
  return (
    <Select
      label="Qué se ha pagado"
      options={choicesOf(read, fields.lineKey)}
      value={fields.lineKey || null}
      onChange={(lineKey) => {
        const next = lines.find((one) => keyOf(one) === lineKey)
        type({ ...(next && fieldsOfLine(next, today)), lineKey })
      }}
      error={problems.line ?? null}
    />
  )
}

/** A line that others have paid meanwhile stays a choice while it is the one that is chosen. */
function choicesOf({ vendors }: PaymentsRead, chosen: string) {
  return vendors.flatMap(({ vendor, account }) => {
    const name = vendor.name || 'Proveedor sin nombre'
    const open = account.lines.filter((one) => one.leftCents > 0 || keyOf(one) === chosen)
    const lines = open.map((one) => ({
      value: keyOf(one),
      label: `${name}: ${conceptOf(one.instalment).toLowerCase()}, ${one.leftCents > 0 ? formatEuros(one.leftCents) : 'pagado'}`,
    }))
    // A payment before there is a contract, or on top of it.
    const rest = { value: keyOf({ vendorId: vendor.id, instalment: null }), label: `${name}: otro pago` }
    return lines.some(({ value }) => value === rest.value) ? lines : [...lines, rest]
  })
}
