import Hash from 'lucide-react/icons/hash'
import { useState } from 'react'
import { isSeries, SERIES_MAX } from '#domain/invoicing/invoice-number.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SetupRow } from './setup-row.tsx'

type SeriesRowProps = {
  series: string
  correctionSeries: string
  problem: string | null
  onSeries: (series: string) => void
  onCorrectionSeries: (series: string) => void
}

/** The two series of a planner, which may be changed before the first invoice. */
export function SeriesRow({
  series,
  correctionSeries,
  problem,
  onSeries,
  onCorrectionSeries,
}: SeriesRowProps) {
  const [isOpen, setOpen] = useState(false)
  const year = dayInMadrid(new Date()).slice(2, 4)
  return (
    <SetupRow
      icon={Hash}
      title="Series"
      line={`${series}${year} para facturas, ${correctionSeries}${year} para rectificativas. Empiezan en 1.`}
      below={
        isOpen || problem ? (
          <div className="grid gap-3 md:grid-cols-2">
            <TextField
              label="Serie de facturas"
              value={series}
              maxLength={SERIES_MAX}
              onChange={(typed) => onSeries(typed.toUpperCase())}
              error={problem}
            />
            <TextField
              label="Serie de rectificativas"
              value={correctionSeries}
              maxLength={SERIES_MAX}
              onChange={(typed) => onCorrectionSeries(typed.toUpperCase())}
            />
          </div>
        ) : null
      }
    >
      {!isOpen && (
        <Button variant="quiet" onPress={() => setOpen(true)}>
          Cambiar<span className="sr-only"> las series</span>
        </Button>
      )}
    </SetupRow>
  )
}

/** The fault of a series, which is another than `other`. */
export const seriesProblem = (series: string, other: string): string | null =>
  isSeries(series.trim()) && series !== other
    ? null
    : 'De una a seis mayúsculas o cifras, acabada en letra. La J es de los justificantes, y cada serie es distinta.'
