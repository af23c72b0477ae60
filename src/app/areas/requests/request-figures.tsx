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
import { FigureTable } from './figure-table.tsx'
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
