import CalendarDays from 'lucide-react/icons/calendar-days'
import type { PlannerImportRowView } from '#contract/planner-import-rows.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { dateInWords } from '../../../../shared/words/spanish-dates.ts'
import type { Asked } from '../planner-dialogs.tsx'
import { RowState } from './row-state.tsx'

type WeddingRowProps = {
  row: PlannerImportRowView
  isOut: boolean
  onOut: (isOut: boolean) => void
  onAsk: (asked: Asked) => void
}

/** A wedding in the table. On a phone its day stands under the names, and the figures are in what opens. */
export function WeddingRow({ row, isOut, onOut, onAsk }: WeddingRowProps) {
  const { key, name, guests, cents, brings } = row
  const day = <Day row={row} onAsk={onAsk} />
  return (
    <tr className="border-b border-line">
      <td className="w-9 py-2.5 align-middle">
        <input
          type="checkbox"
          aria-label={`Traer ${name}`}
          className={CHECKBOX}
          checked={!isOut}
          onChange={() => onOut(!isOut)}
        />
      </td>
      <th scope="row" className="py-2.5 pr-3 font-normal">
        <button
          type="button"
          onClick={() => onAsk({ kind: 'wedding', key })}
          className="serif min-h-6 rounded-[4px] text-left text-[1.375rem] leading-[1.15] italic wrap-anywhere hover:underline"
        >
          {name}
        </button>
        <div className="text-sm text-ink-2 md:hidden">{day}</div>
      </th>
      <td className="pr-3 whitespace-nowrap max-md:hidden">{day}</td>
      <td className="pr-2 text-right tabular-nums max-md:hidden">{formatNumber(guests)}</td>
      <td className="pr-4 text-right whitespace-nowrap tabular-nums max-md:hidden">
        {cents > 0 ? formatEuros(cents) : '–'}
      </td>
      <td className="pr-3 text-ink-2 max-lg:hidden">{brings}</td>
      <td className="max-md:text-right">
        <RowState row={row} onAsk={onAsk} />
      </td>
    </tr>
  )
}

function Day({ row, onAsk }: Pick<WeddingRowProps, 'row' | 'onAsk'>) {
  const { key, name, date, state, sameAs } = row
  const ask = () => onAsk({ kind: 'date', key })
  if (state === 'noDate' || state === 'whichDate')
    return (
      <Button size="sm" icon={CalendarDays} onPress={ask} aria-label={`Poner fecha a ${name}`}>
        {state === 'noDate' ? 'Poner fecha' : 'Elegir fecha'}
      </Button>
    )
  if (date === null && state === 'unnamed') return null
  if (date === null) return <span className="text-ink-3">{sameAs ? 'La que tiene' : 'Sin fecha'}</span>
  return (
    <button
      type="button"
      onClick={ask}
      aria-label={`Fecha de ${name}: ${dateInWords(date)}`}
      className="min-h-6 rounded-[4px] hover:underline"
    >
      {dateInWords(date)}
    </button>
  )
}

export const CHECKBOX = 'block size-6 cursor-pointer accent-primary md:size-5'
