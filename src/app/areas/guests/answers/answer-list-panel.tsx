import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { foldText } from '#domain/fold-text.ts'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import { Cell, ColumnHeader, RowHeader, Table } from '#ui/table.tsx'
import { toCsv } from '../../../lib/spreadsheet/csv.ts'
import { offerFile } from '../../../lib/spreadsheet/offer-file.ts'
import { toXlsx } from '../../../lib/spreadsheet/xlsx.ts'
import { type AnswerList, type AnswerRow, answerSheet } from './answer-lists.ts'

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
          className="min-w-44 flex-1 md:max-w-72"
        />
        <Actions name={name} fileName={fileName} list={list} rows={rows} />
      </div>
      <p role="status" className="num mt-3 text-sm text-ink-2">
        {rows.length === 1 ? '1 línea' : `${rows.length} líneas`}
      </p>
      {rows.length > 0 && <Rows name={name} list={list} rows={rows} />}
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
    <Menu
      label="Más acciones"
      trigger={<IconButton icon={Ellipsis} size="md" label="Exportar o imprimir" className="ml-auto" />}
    >
      <MenuItem icon={Download} onAction={() => void offerFile(offer, 'csv')}>
        Exportar CSV
      </MenuItem>
      <MenuItem icon={Download} onAction={() => void offerFile(offer, 'xlsx')}>
        Exportar Excel
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Printer} onAction={() => window.print()}>
        Imprimir
      </MenuItem>
    </Menu>
  )
}

/** A table, whose cells stand below the name on a phone. */
function Rows({
  name,
  list: { headings },
  rows,
}: {
  name: string
  list: AnswerList
  rows: readonly AnswerRow[]
}) {
  return (
    <Table aria-label={name} className="mt-2 max-md:block max-md:*:block">
      <thead className="max-md:sr-only">
        <tr>
          {headings.map((heading) => (
            <ColumnHeader key={heading}>{heading}</ColumnHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key} className="max-md:block max-md:border-b max-md:border-line max-md:py-2.5">
            <RowHeader className={CELL}>{first}</RowHeader>
            {rest.map((cell, index) => (
              <Cell key={headings[index + 1]} className={CELL}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const CELL =
  'py-2 whitespace-pre-line wrap-anywhere max-md:block max-md:h-auto max-md:border-0 max-md:px-0 max-md:py-0.5 max-md:empty:hidden'
