import type { IsoDate } from '#domain/time/dates.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'

type Days = { arrivesOn: IsoDate | null; leavesOn: IsoDate | null }

type NightsFieldsProps = {
  days: Days
  problem: string | null
  onChange: (changes: Partial<Days>) => void
}

/** The day of arriving and that of leaving. */
export const NightsFields = ({ days, problem, onChange }: NightsFieldsProps) => (
  <div className="grid items-start gap-4 md:grid-cols-2">
    <DatePicker label="Llegada" value={days.arrivesOn} onChange={(arrivesOn) => onChange({ arrivesOn })} />
    <DatePicker
      label="Salida"
      value={days.leavesOn}
      onChange={(leavesOn) => onChange({ leavesOn })}
      error={problem}
    />
  </div>
)
