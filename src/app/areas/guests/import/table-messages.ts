import type { NamedTable } from '#domain/guest-import/guest-list/table-cell.ts'
import type { TablePlan } from '#domain/guest-import/imported-tables.ts'
import { TABLES_MAX } from '#domain/seating/seating.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

const count = (amount: number, one: string, many: string) =>
  amount === 1 ? one : many.replace('#', formatNumber(amount))

/** Tables named one by one before the rest is only counted. */
const MENTIONED = 4

export const CLOSED_TABLES = 'La columna de las mesas no se importa: no tienes permiso para cambiar «Mesas».'
export const UNKNOWN_TABLES =
  'No hemos podido leer tus mesas: la mesa de cada invitado va a las notas. Si vuelves atrás, lo intentamos otra vez.'

/** `12 mesas nuevas, 96 personas sentadas.`, and who finds no seat. */
export function tableSentences(plan: TablePlan): string[] {
  const { tables, seats, full, waiting } = plan
  const made = tables.length > 0 && count(tables.length, '1 mesa nueva', '# mesas nuevas')
  const seated = seats.length > 0 && count(seats.length, '1 persona sentada', '# personas sentadas')
  const sentences = [
    (made || seated) && `${[made, seated].filter(Boolean).join(', ')}.`,
    ...fullSentences(full),
    tables.some(({ number }) => number >= TABLES_MAX) &&
      full.length > 0 &&
      `Una boda tiene como mucho ${TABLES_MAX} mesas.`,
    waiting.size > 0 &&
      count(
        waiting.size,
        '1 persona con mesa aún no ha dicho que sí: no se sienta, y si es nueva su mesa va a las notas.',
        '# personas con mesa aún no han dicho que sí: no se sientan, y la mesa de las nuevas va a las notas.',
      ),
  ]
  return sentences.filter((sentence) => sentence !== false)
}

function fullSentences(full: TablePlan['full']): (string | false)[] {
  const rest = full.slice(MENTIONED)
  const others = rest.reduce((sum, { people }) => sum + people, 0)
  return [
    ...full
      .slice(0, MENTIONED)
      .map(({ table, people }) => `${count(people, '1 no cabe', '# no caben')} en «${nameOf(table)}».`),
    rest.length > 0 &&
      `${count(others, '1 más no cabe', '# más no caben')} en ${count(rest.length, 'otra mesa', 'otras # mesas')}.`,
  ]
}

const nameOf = ({ number, name }: NamedTable): string => name ?? `Mesa ${number}`

/** The words about the tables once the import is done. */
export function seatedInWords({
  tables,
  seated,
  asked,
}: {
  tables: number
  seated: number
  asked: number
}): string {
  const made = tables > 0 ? `, con ${count(tables, '1 mesa nueva', '# mesas nuevas')}` : ''
  const left = asked - seated
  return [
    seated > 0 && `Has sentado a ${count(seated, '1 persona', '# personas')}${made}.`,
    left > 0 &&
      count(
        left,
        '1 persona no se ha sentado: las mesas han cambiado mientras decidías.',
        '# personas no se han sentado: las mesas han cambiado mientras decidías.',
      ),
  ]
    .filter(Boolean)
    .join(' ')
}
