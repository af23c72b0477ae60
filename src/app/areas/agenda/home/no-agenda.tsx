import { Link } from '@tanstack/react-router'
import type { Wedding } from '#contract/weddings.ts'
import { buttonClass } from '#ui/button-class.ts'
import { HomeSection } from '../../../shared/page/home-section.tsx'

/** In place of the moments of a day that has none in the agenda. */
export function NoAgenda({ wedding, id, title }: { wedding: Wedding; id: string; title: string }) {
  return (
    <HomeSection id={id} title={title}>
      <p className="py-3.5 text-sm text-ink-3">La agenda del día está vacía.</p>
      {wedding.access.agenda === 'edit' && (
        <Link
          to="/app/couple/$wid/day-b"
          params={{ wid: wedding.id }}
          className={buttonClass({ variant: 'primary' })}
        >
          Poner los momentos
        </Link>
      )}
    </HomeSection>
  )
}
