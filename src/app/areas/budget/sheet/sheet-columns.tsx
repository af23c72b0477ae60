import { SHEET_FIELDS, type SheetField, withField } from '#domain/budget/sheet/sheet-fields.ts'
import { type SheetTable, samplesOf, withHeader } from '#domain/budget/sheet/sheet-table.ts'
import { Select } from '#ui/fields/select.tsx'
import { FIELD_NAMES } from './sheet-words.ts'
import type { SheetImportRun } from './use-sheet-import.ts'

type SheetColumnsProps = { run: SheetImportRun; table: SheetTable }

/** Rows that may have the headings. */
const HEADERS_OFFERED = 12

const OPTIONS = [
  ...SHEET_FIELDS.map((field) => ({ value: field as SheetField | 'none', label: FIELD_NAMES[field] })),
  { value: 'none' as const, label: 'No importar' },
]

/** The step that says what each column of the sheet is, and which row has the headings. */
export function SheetColumns({ run, table }: SheetColumnsProps) {
  const { rows, headerRow, columns } = table
  const shown = columns.flatMap((field, column) => {
    const samples = samplesOf(table, column)
    const heading = headerRow === null ? '' : (rows[headerRow]![column]?.trim() ?? '')
    return samples.length > 0 || heading !== '' ? [{ field, column, samples, heading }] : []
  })
  const headers = rows
    .slice(0, HEADERS_OFFERED)
    .flatMap((cells, row) => (cells.some((cell) => cell.trim() !== '') ? [{ cells, row }] : []))
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-2">
        Dinos qué es cada columna. Hace falta el proveedor o el concepto; lo demás ayuda.
      </p>
      <div className="grid gap-3.5 md:grid-cols-2">
        {run.pages.length > 1 && (
          <Select
            label="Hoja"
            value={String(run.page)}
            onChange={(page) => run.showPage(Number(page))}
            options={run.pages.map((_, page) => ({ value: String(page), label: `Hoja ${page + 1}` }))}
          />
        )}
        <Select
          label="Títulos de las columnas"
          value={String(headerRow)}
          onChange={(row) => run.changeTable(withHeader(rows, row === 'null' ? null : Number(row)))}
          options={[
            ...headers.map(({ cells, row }) => ({
              value: String(row),
              label: `Fila ${row + 1}: ${cells.filter((cell) => cell.trim() !== '').join(' · ')}`,
            })),
            { value: 'null', label: 'Sin títulos' },
          ]}
        />
      </div>
      <ul aria-label="Columnas" className="grid border-t border-line">
        {shown.map(({ field, column, samples, heading }) => (
          <li
            key={column}
            className="grid gap-x-5 gap-y-2 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_15rem] md:items-center"
          >
            <div className="min-w-0">
              <p className="truncate font-strong text-ink">{heading || `Columna ${column + 1}`}</p>
              <p className="truncate text-sm text-ink-3">{samples.join(' · ') || 'Vacía'}</p>
            </div>
            <Select
              label={`Qué es la columna ${heading || column + 1}`}
              hideLabel
              value={field ?? 'none'}
              onChange={(next) =>
                run.changeTable({
                  ...table,
                  columns: withField(columns, column, next === 'none' ? null : next),
                })
              }
              options={OPTIONS}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
