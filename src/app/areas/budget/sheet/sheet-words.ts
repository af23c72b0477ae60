import { formatEuros } from '#domain/budget/money.ts'
import type { SheetField } from '#domain/budget/sheet/sheet-fields.ts'
import { addsUp, isDue, type PlannedRow, type RowStays } from '#domain/budget/sheet/sheet-plan.ts'
import { OTHERS_NAME } from '#domain/budget/sheet/sheet-request.ts'
import type { SheetRowOut, SheetVendor } from '#domain/budget/sheet/sheet-rows.ts'
import { distanceInWords } from '#domain/tasks/task-days.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'

/** The columns of a sheet, as a person chooses them. */
export const FIELD_NAMES: Record<SheetField, string> = {
  name: 'Proveedor',
  concept: 'Concepto o servicio',
  category: 'Categoría',
  cost: 'Coste',
  paid: 'Pagado',
  due: 'Pendiente de pago',
  day: 'Cuándo vence',
  status: 'Estado',
  notes: 'Notas',
}

const AMOUNTS: Partial<Record<SheetField, string>> = {
  cost: 'el coste',
  paid: 'lo pagado',
  due: 'lo pendiente',
}

/** Why a row does not come, as a sentence of its own. */
export function outInWords({ row, reason, field, cell }: SheetRowOut): string {
  const amount = (field && AMOUNTS[field]) ?? 'el importe'
  const why: Record<SheetRowOut['reason'], string> = {
    noName: 'no dice qué proveedor es ni de qué, y no viene',
    sum: 'parece un total, y no viene',
    tooLong: 'tiene un nombre o unas notas demasiado largas, y no viene',
    discarded: 'dice que está descartada, y no viene',
    negative: `tiene ${amount} en negativo («${cell}»), y no viene`,
    unreadable: `tiene en ${amount} «${cell}», que no entendemos, y no viene`,
    tooMuch: 'pasa de 9.999.999,99\u00a0€, y no viene',
  }
  return `La fila ${row} ${why[reason]}.`
}

function dueInWords({ on }: SheetVendor): string | null {
  if (on?.kind === 'day') return `vence el ${dateInWords(on.on)}`
  if (on?.kind === 'days') return `vence ${distanceInWords(on.daysBefore)} de la boda`
  return on && `vence: ${on.after}`
}

/** All that a new vendor brings beside its cost. */
export function newInWords(vendor: SheetVendor): string {
  const { status, paidCents, dueCents } = vendor
  return [
    status === 'closed' ? 'Confirmado' : 'Sin confirmar',
    paidCents > 0 && `pagado ${formatEuros(paidCents)}`,
    isDue(vendor) && dueCents !== null && `pendiente ${formatEuros(dueCents)}`,
    isDue(vendor) && dueInWords(vendor),
  ]
    .filter(Boolean)
    .join(' · ')
}

const STAYS: Record<RowStays, string> = {
  price: 'su precio por unidades',
  paid: 'lo ya pagado (es más)',
  plan: 'su plan de pagos',
  status: 'su estado',
  details: 'sus notas',
}

/** The changes of a vendor that is there, and the parts that stay. */
export function knownInWords(row: Exclude<PlannedRow, { kind: 'new' }>): string[] {
  const stays = row.stays.map((one) => STAYS[one])
  const kept = stays.length > 0 && `Se queda como está: ${inSpanishList(stays)}.`
  if (row.kind === 'same') return ['Ya lo tienes: no cambia nada.', ...(kept ? [kept] : [])]
  const { cost, paidCents, due, confirms, details } = row.changes
  const changes = [
    cost && `el coste, de ${formatEuros(cost.from)} a ${formatEuros(cost.to)}`,
    paidCents !== undefined && `${formatEuros(paidCents)} pagados más`,
    due &&
      [
        row.vendor.dueCents === null ? 'el resto' : `${formatEuros(row.vendor.dueCents)} pendientes`,
        dueInWords(row.vendor),
      ]
        .filter(Boolean)
        .join(', '),
    confirms && 'queda confirmado',
    details && 'las notas',
  ].filter((change) => typeof change === 'string')
  return [`Ya lo tienes. Cambia: ${changes.join('; ')}.`, ...(kept ? [kept] : [])]
}

/** Remarks that a person should read before a row comes. */
export function remarksOf(row: PlannedRow): string[] {
  const { vendor } = row
  const { vendorType, category, unknown, isCostOfParts, costCents, paidCents, dueCents, unknownDay } = vendor
  const isNew = row.kind === 'new'
  const others = `va a «${OTHERS_NAME}» de ${category}`
  const remarks = [
    isNew &&
      vendorType === null &&
      (unknown.length > 0
        ? `${inSpanishList(unknown.map((words) => `«${words}»`))} no está en el catálogo: ${others}.`
        : `No dice de qué es: ${others}.`),
    isNew && row.repeats !== null && `Se llama como la fila ${row.repeats}: viene como otro proveedor.`,
    isCostOfParts && 'No dice su coste: es lo pagado más lo pendiente.',
    !isCostOfParts &&
      !addsUp(vendor) &&
      `Lo pagado y lo pendiente suman ${formatEuros(paidCents + (dueCents ?? 0))} y cuesta ${formatEuros(costCents)}. Viene como está.`,
    unknownDay !== null && `«${unknownDay}» no es un día que entendamos: viene sin fecha.`,
  ]
  return remarks.filter((remark) => remark !== false)
}

const vendorCount = (count: number) => (count === 1 ? '1 proveedor' : `${count} proveedores`)

/** An import that is done, for its toast. */
export function importedInWords(done: { added: number; changed: number; kept: number }): string {
  const { added, changed, kept } = done
  const parts = [
    added > 0 && `has importado ${vendorCount(added)}`,
    changed > 0 && `has puesto al día ${vendorCount(changed)}`,
  ].filter((part) => part !== false)
  const said = parts.length > 0 ? inSpanishList(parts) : 'todo estaba ya importado'
  const stayed =
    kept === 1
      ? ' 1 ha cambiado mientras decidías y sigue como está.'
      : kept > 1
        ? ` ${kept} han cambiado mientras decidías y siguen como están.`
        : ''
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.${stayed}`
}

/** All that the chosen rows bring together. */
export function sumInWords(rows: readonly PlannedRow[]): string {
  const sum = (of: (vendor: SheetVendor) => number) =>
    formatEuros(rows.reduce((total, { vendor }) => total + of(vendor), 0))
  const added = rows.filter(({ kind }) => kind === 'new').length
  const counts = [
    added > 0 && `${added} ${added === 1 ? 'nuevo' : 'nuevos'}`,
    rows.length > added && `${rows.length - added} que ya tienes`,
  ].filter((part) => part !== false)
  if (rows.length === 0) return 'No hay nada marcado.'
  return `${vendorCount(rows.length)} (${inSpanishList(counts)}): cuestan ${sum(({ costCents }) => costCents)}, con ${sum(({ paidCents }) => paidCents)} pagados.`
}
