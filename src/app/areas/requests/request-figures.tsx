import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RequestFigures } from '#contract/requests.ts'
import { sumOfFigures } from '#domain/planners/request-figures.ts'
import { inSpanishPhrase } from '#domain/text/spanish-list.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import { REASONS, SOURCES } from './request-words.ts'
import { figuresQuery } from './requests.queries.ts'

const MONTHS = [
  ...(['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio'] as const),
  ...(['Julio', 'Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'] as const),
]

/** 'Qué se hizo de ellas': asked for with a press, as it concerns a year and not the day. */
export function RequestFiguresSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="mt-8 border-t border-line pt-4">
      <Button variant="quiet" className="-ml-3" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        De dónde vienen y qué ha sido de ellas
      </Button>
      {isOpen && <Year />}
    </section>
  )
}

function Year() {
  const thisYear = Number(dayInMadrid(useCurrentTime()).slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const query = useQuery(figuresQuery(year))
  const figures = query.data
  const since = figures?.since ?? year
  const years = Array.from({ length: thisYear - since + 1 }, (_, index) => String(thisYear - index))
  return (
    <div aria-busy={query.isPending} className="mt-3 grid gap-6">
      <Select
        label="Año"
        className="w-36"
        options={years.map((value) => ({ value, label: value }))}
        value={String(year)}
        onChange={(chosen) => setYear(Number(chosen))}
      />
      {query.isError && !figures && (
        <p role="alert" className="text-sm text-ink-2">
          No hemos podido cargar las cuentas del año. {messageFor(query.error)}{' '}
          <button type="button" className="link min-h-6" onClick={() => void query.refetch()}>
            Reintentar
          </button>
        </p>
      )}
      {figures && <Figures figures={figures} year={year} />}
    </div>
  )
}

function Figures({ figures: { rows, reasons }, year }: { figures: RequestFigures; year: number }) {
  if (rows.length === 0) return <p className="text-ink-3">En {year} no llegó ninguna solicitud.</p>
  return (
    <>
      <FigureTable
        caption={`Por camino en ${year}`}
        heading="Cómo llegaron"
        lines={sumOfFigures(rows, 'source').map(([source, sums]) => ({ name: SOURCES[source], ...sums }))}
      />
      <FigureTable
        caption={`Por mes en ${year}`}
        heading="Cuándo llegaron"
        lines={sumOfFigures(rows, 'month').map(([month, sums]) => ({ name: MONTHS[month - 1]!, ...sums }))}
      />
      {reasons.length > 0 && (
        <p className="text-sm text-ink-2">
          No siguieron por{' '}
          {inSpanishPhrase(reasons.map(({ reason, lost }) => `${REASONS[reason]} (${lost})`))}.
        </p>
      )}
    </>
  )
}

type FigureLine = {
  name: string
  received: number
  quoted: number
  signed: number
  weddings: number
  lost: number
}

const COLUMNS = [
  { key: 'received', label: 'Llegaron' },
  { key: 'quoted', label: 'Con presupuesto' },
  { key: 'signed', label: 'Firmadas' },
  { key: 'weddings', label: 'Bodas' },
  { key: 'lost', label: 'No siguen' },
] as const

/** The outcome of the requests of each line, and how many of a hundred became a wedding. */
function FigureTable({ caption, heading, lines }: { caption: string; heading: string; lines: FigureLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by its keys
    <section aria-label={caption} tabIndex={0} className="scroll-row">
      <table className="num w-full min-w-140 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-2">
            <th scope="col" className="py-2 font-strong">
              {heading}
            </th>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col" className="py-2 pl-4 text-right font-normal">
                {label}
              </th>
            ))}
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              De cada 100, boda
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {line.name}
              </th>
              {COLUMNS.map(({ key }) => (
                <td key={key} className="py-2 pl-4 text-right">
                  {line[key] || '–'}
                </td>
              ))}
              <td className="py-2 pl-4 text-right">{Math.round((100 * line.weddings) / line.received)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
