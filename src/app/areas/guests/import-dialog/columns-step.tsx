import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ColumnRole, withRole } from '#domain/guest-import/guest-list/column-role.ts'
import { readHeading } from '#domain/guest-import/guest-list/headings.ts'
import { DELIMITERS, type Delimiter } from '#readers/delimiter.ts'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ColumnSample, GuestList } from '../import/guest-list.ts'
import { importErrorMessage } from '../import/import-messages.ts'
import {
  DELIMITER_NAMES,
  DIET_WARNING,
  DOUBTS,
  delimiterKey,
  roleKey,
  roleOf,
  roleOptions,
} from '../import/reading-messages.ts'
import { SheetsQuestion } from './questions.tsx'
import type { GuestImport } from './use-guest-import.ts'

type ColumnsStepProps = { run: GuestImport; list: GuestList }

/** The step that says what each column of the list becomes, which row has the headings, and what parts the columns. */
export function ColumnsStep({ run, list }: ColumnsStepProps) {
  const { reading, columns, outcome } = list
  const shown = columns.flatMap((sample, column) =>
    sample.values.length > 0 || reading.headerRow !== null ? [{ sample, column }] : [],
  )
  return (
    <div className="grid gap-5">
      {reading.doubts.length > 0 && (
        <ul className="grid gap-1.5 text-sm text-ink-2">
          {reading.doubts.map((doubt) => (
            <li key={doubt} className="flex items-start gap-2">
              <Icon of={CircleAlert} size="sm" className="mt-[.2em] shrink-0 text-accent" />
              {DOUBTS[doubt]}
            </li>
          ))}
        </ul>
      )}
      {outcome.kind === 'error' && (
        <p role="alert" className="text-sm text-danger">
          {importErrorMessage(outcome)}
        </p>
      )}
      <SheetsQuestion run={run} list={list} />
      {list.chosen.length > 1 && (
        <Select
          label="Hoja que estás viendo"
          value={String(list.active)}
          onChange={(sheet) => run.showSheet(Number(sheet))}
          options={list.chosen.map((sheet) => ({ value: String(sheet), label: list.sheets[sheet]!.name }))}
        />
      )}
      <TableShape run={run} list={list} />
      <ul aria-label="Columnas" className="grid border-t border-line">
        {shown.map(({ sample, column }) => (
          <Column
            key={column}
            sample={sample}
            role={reading.columns[column]!}
            columns={reading.columns}
            onRole={(role) => run.changeReading((now) => ({ columns: withRole(now.columns, column, role) }))}
          />
        ))}
      </ul>
    </div>
  )
}

/** Which row has the headings and, of a text, what parts its cells. */
function TableShape({ run, list: { reading, firstRows, delimiter } }: ColumnsStepProps) {
  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      <Select
        label="Títulos de las columnas"
        value={String(reading.headerRow)}
        onChange={(row) => run.changeHeaderRow(row === 'null' ? null : Number(row))}
        options={[
          ...firstRows.map(({ row, cells }) => ({
            value: String(row),
            label: `Fila ${row + 1}: ${cells.filter((cell) => cell.trim() !== '').join(' · ')}`,
          })),
          { value: 'null', label: 'Sin títulos' },
        ]}
      />
      {delimiter !== undefined && (
        <Select
          label="Qué separa las columnas"
          value={delimiterKey(delimiter)}
          onChange={(key) => run.changeDelimiter(key === 'none' ? null : (key as Delimiter))}
          options={[...DELIMITERS, 'none' as const].map((key) => ({
            value: key,
            label: DELIMITER_NAMES[key]!,
          }))}
        />
      )}
    </div>
  )
}

type ColumnProps = {
  sample: ColumnSample
  role: ColumnRole
  columns: readonly ColumnRole[]
  onRole: (role: ColumnRole) => void
}

function Column({ sample: { heading, values }, role, columns, onRole }: ColumnProps) {
  const isDiet = readHeading(heading)?.field === 'diet' && (role.use === 'extra' || role.use === 'notes')
  return (
    <li className="grid gap-x-5 gap-y-2 border-b border-line py-3.5 md:grid-cols-[minmax(0,1fr)_15rem] md:items-center">
      <div className="min-w-0">
        <p className="truncate font-strong text-ink">{heading}</p>
        <p className="truncate text-sm text-ink-3">{values.length > 0 ? values.join(' · ') : 'Vacía'}</p>
      </div>
      <Select
        label={`Qué es la columna ${heading}`}
        hideLabel
        value={roleKey(role)}
        onChange={(key) => onRole(roleOf(key))}
        options={roleOptions(columns)}
      />
      {isDiet && <p className="text-sm text-ink-2 md:col-span-2">{DIET_WARNING}</p>}
    </li>
  )
}
