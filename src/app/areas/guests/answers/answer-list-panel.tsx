import { useState } from 'react'
import { foldText } from '#domain/text/fold-text.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { toCsv } from '../../../shared/spreadsheet/csv.ts'
import { offerFile } from '../../../shared/spreadsheet/offer-file.ts'
import { toXlsx } from '../../../shared/spreadsheet/xlsx.ts'
import { ExportMenu } from '../export-menu.tsx'
import { type AnswerList, type AnswerRow, answerSheet } from './answer-list.ts'
import { AnswerRows } from './answer-rows.tsx'

type AnswerListPanelProps = { name: string; fileName: string; list: AnswerList }

const ALL = ''

/** A list of answers: its totals, what is looked for in it, and its lines. */
export function AnswerListPanel({ name, fileName, list }: AnswerListPanelProps) {
  const [group, setGroup] = useState(ALL)
  const [search, setSearch] = useState('')
  const wanted = foldText(search.trim())
  const rows = list.rows.filter(
    ({ groups, cells }) =>
      (group === ALL || groups.includes(group)) && foldText(cells.join(' ')).includes(wanted),
  )
  return (
    <>
      <Totals list={list} />
      <div data-print="hide" className="mt-5 flex flex-wrap items-end gap-3">
        <Select
          label="Mostrar"
          value={group}
          onChange={setGroup}
          options={[
            { value: ALL, label: 'Todo' },
            ...list.totals.map((one) => ({ value: one.group, label: one.label })),
          ]}
          className="w-72 max-w-full max-md:w-full"
        />
        <SearchField
          label={`Buscar en ${name}`}
          value={search}
          onChange={setSearch}
          className="min-w-[min(100%,11rem)] flex-1 md:max-w-72"
        />
        <Actions name={name} fileName={fileName} list={list} rows={rows} />
      </div>
      <p role="status" className="num mt-3 text-sm text-ink-2">
        {rows.length === 1 ? '1 línea' : `${rows.length} líneas`}
      </p>
      {rows.length > 0 && <AnswerRows name={name} list={list} rows={rows} />}
    </>
  )
}

function Totals({ list: { totals } }: { list: AnswerList }) {
  if (totals.length === 0) return <p className="text-ink-2">Aún no hay nada que elegir en la invitación.</p>
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3" aria-label="Totales">
      {totals.map(({ group, label, count }) => (
        <div key={group} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-2 wrap-anywhere">{label}</dt>
          <dd className="num text-[1.75rem] leading-tight text-ink">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

type ActionsProps = AnswerListPanelProps & { rows: readonly AnswerRow[] }

function Actions({ name, fileName, list, rows }: ActionsProps) {
  const offer = {
    name: fileName,
    toCsv: () => toCsv(answerSheet(list, rows)),
    toXlsx: () => toXlsx({ name, rows: answerSheet(list, rows), columnWidths: [32, 32, 24, 24, 18] }),
  }
  return (
    <ExportMenu
      onExport={(format) => void offerFile(offer, format)}
      onPrint={() => window.print()}
      className="ml-auto"
    />
  )
}
