import type { AgreedCharge } from '#domain/books/changes.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { TwoSidesDialog, twoSides } from '../../shared/drafts/two-sides-dialog.tsx'
import type { useMergedChange } from './use-merged-change.ts'

type ConflictDialogProps<Fields extends object> = {
  change: Pick<ReturnType<typeof useMergedChange<Fields, unknown, never>>, 'asked' | 'choose' | 'giveUp'> & {
    form: { isPending: boolean }
  }
}

/** Over a form of the books: what another device has saved of the same, to choose which stays. */
export function ConflictDialog<Fields extends object>({ change }: ConflictDialogProps<Fields>) {
  const { asked, choose, giveUp, form } = change
  if (!asked) return null
  return (
    <TwoSidesDialog
      key={asked.conflicts.join()}
      description="Mientras lo escribías, se ha guardado otra cosa desde otro dispositivo. Elige qué se queda."
      conflicts={asked.conflicts.map((part) =>
        twoSides(
          part,
          PART_NAMES[part] ?? part,
          { label: 'Lo guardado', shown: partInWords(part, asked.stored) },
          { label: 'Lo tuyo', shown: partInWords(part, asked.given) },
        ),
      )}
      confirmLabel="Guardar"
      isPending={form.isPending}
      onChoose={choose}
      onClose={giveUp}
    />
  )
}

const PART_NAMES: Readonly<Record<string, string>> = {
  concept: 'Concepto',
  total: 'Importe',
  rates: 'Impuestos',
  due: 'Vencimiento',
  remindsCouple: 'Recordar a la pareja',
  name: 'Nombre o razón social',
  nif: 'NIF',
  email: 'Email para los recordatorios',
  address: 'Dirección',
  postalCode: 'Código postal',
  city: 'Localidad',
}

function partInWords(part: string, fields: object): string {
  const charge = fields as AgreedCharge
  if (part === 'total') return formatEuros(charge.total)
  if (part === 'rates') return `IVA ${charge.vatRate}\u00a0%, IRPF ${charge.irpfRate}\u00a0%`
  if (part === 'due')
    return charge.dueOn ? dateInWords(charge.dueOn) : `${charge.daysBefore} días antes de la boda`
  if (part === 'remindsCouple') return charge.remindsCouple ? 'Sí' : 'No'
  return String((fields as Record<string, unknown>)[part] ?? '') || 'Vacío'
}
