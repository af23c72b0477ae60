import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { WeddingGrid } from './wedding-grid.tsx'

type ArchiveYearProps = {
  now: Date
  onLeave: (wedding: Wedding) => void
  listKey: string
  year: number
  weddings: Wedding[]
  isOpen: boolean
  onToggle: () => void
}

export function ArchiveYear({ year, weddings, isOpen, onToggle, listKey, ...grid }: ArchiveYearProps) {
  const id = useId()
  return (
    <div className={cx('border-b border-line', isOpen && 'pb-8')}>
      <h3 className="font-sans text-base">
        <PlainButton
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
        </PlainButton>
      </h3>
      {isOpen && (
        <div id={id}>
          <WeddingGrid weddings={weddings} listKey={`${listKey} ${year}`} {...grid} />
        </div>
      )}
    </div>
  )
}
