import type { TableLabel } from '#domain/catering/catering-tables.ts'
import { isSameTable } from '#domain/catering/catering-tables.ts'
import { cx } from '../class-names.ts'
import { linesOf } from './need-lines.ts'
import type { PaperSheet } from './paper-sheet.ts'
import { mainSeating } from './table-names.ts'

/** The table says which food each guest cannot eat; those who gave no consent are counted, not named. */
export function NeedsTable({ sheet }: { sheet: PaperSheet }) {
  const lines = linesOf(sheet)
  const hasEvents = sheet.events.length > 1
  const hasTables = mainSeating(sheet) !== null
  if (lines.length === 0) return <p className="mt-2 text-sm text-ink-2">Nadie ha dicho ninguna.</p>
  return (
    <table className="mt-4 w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-2 *:py-2 *:font-normal">
          {hasTables && <th scope="col">Mesa</th>}
          <th scope="col">Quién</th>
          <th scope="col">Alergias y dieta</th>
          {hasEvents && (
            <th scope="col" className={WIDE}>
              Dónde
            </th>
          )}
          <th scope="col" className="text-right">
            Menú
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, table, who, needs, menu, where, mark }, index) => (
          <tr
            key={key}
            className="border-b border-line align-baseline *:py-2 *:pr-3 *:hyphens-auto *:wrap-anywhere"
          >
            {hasTables && <TableCell table={table} above={lines[index - 1]?.table} />}
            <th scope="row" className="w-[32%] text-left font-semibold md:w-[24%] print:w-[24%]">
              {mark === 'Ya no' ? <s className="font-normal text-ink-2">{who}</s> : who}
              {mark && <span className="pl-2 font-semibold text-primary">{mark}</span>}
            </th>
            <td>
              <span className={cx(mark === 'Ya no' ? 'text-ink-2 line-through' : 'font-semibold')}>
                {needs}
              </span>
              {hasEvents && <span className="block text-ink-2 md:hidden print:hidden">{where}</span>}
            </td>
            {hasEvents && <td className={cx(WIDE, 'text-ink-2')}>{where}</td>}
            <td className="w-[22%] pr-0! text-right text-ink-2">{menu}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type TableCellProps = { table: TableLabel | null; above: TableLabel | null | undefined }

/** The number stands once for those of one table. */
function TableCell({ table, above }: TableCellProps) {
  if (!table) return <td className="text-ink-2">–</td>
  return (
    <td className="w-14 whitespace-nowrap md:w-20 print:w-20">
      <span className={above && isSameTable(table, above) ? 'sr-only' : 'serif text-xl leading-none'}>
        {table.number}
        {table.name && (
          <span className="block font-ui text-xs whitespace-normal text-ink-2 max-md:sr-only">
            {table.name}
          </span>
        )}
      </span>
    </td>
  )
}

/** On a phone it stands below the needs. */
const WIDE = 'max-md:hidden print:table-cell'
