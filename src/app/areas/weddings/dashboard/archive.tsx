import type { Wedding } from '#contract/weddings.ts'
import { ArchiveYear } from './archive-year.tsx'

type ArchiveProps = {
  /** The newest year first. */
  years: [year: number, weddings: Wedding[]][]
  openYear: number | null
  onYear: (year: number | null) => void
  now: Date
  onLeave: (wedding: Wedding) => void
  listKey: string
}

/** The weddings of past years, a line a year until one is opened. */
export function Archive({ years, openYear, onYear, ...grid }: ArchiveProps) {
  if (years.length === 0) return null
  return (
    <section aria-labelledby="archivo" className="mt-14">
      <h2 id="archivo" className="text-d4">
        Archivo
      </h2>
      <div className="mt-2 border-t border-line">
        {years.map(([year, weddings]) => (
          <ArchiveYear
            key={year}
            year={year}
            weddings={weddings}
            isOpen={year === openYear}
            onToggle={() => onYear(year === openYear ? null : year)}
            {...grid}
          />
        ))}
      </div>
    </section>
  )
}
