import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import type { Wedding } from '#contract/weddings.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { WeddingGrid } from './wedding-grid.tsx'

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
          <Year
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

type YearProps = Omit<ArchiveProps, 'years' | 'openYear' | 'onYear'> & {
  year: number
  weddings: Wedding[]
  isOpen: boolean
  onToggle: () => void
}

function Year({ year, weddings, isOpen, onToggle, listKey, ...grid }: YearProps) {
  const id = useId()
  return (
    <div className={cx('border-b border-line', isOpen && 'pb-8')}>
      <h3 className="font-sans text-base">
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={onToggle}
          className="flex min-h-12 w-full items-center gap-2 rounded-control text-left hover:bg-surface-hover"
        >
          <Icon of={ChevronRight} className={cx('text-ink-3', isOpen && 'rotate-90')} />
          <span className="num font-strong">{year}</span>{' '}
          <span className="text-sm text-ink-2">
            {weddings.length === 1 ? 'una boda' : `${weddings.length} bodas`}
          </span>
        </Button>
      </h3>
      {isOpen && (
        <div id={id}>
          <WeddingGrid weddings={weddings} listKey={`${listKey} ${year}`} {...grid} />
        </div>
      )}
    </div>
  )
}
