import type { WeddingLook } from '#contract/style.ts'
import type { Wedding } from '#contract/weddings.ts'
import { SpecimenCover } from '#ui/art/specimen-cover.tsx'
import { motifOf } from '#ui/art/style-cover.tsx'
import { cx } from '#ui/class-names.ts'
import { dressedIn } from '#ui/theme/style-tokens.ts'
import { CoverPhoto } from '../../../shared/wedding/cover-photo.tsx'

/** Words over the cover of a card are white there. */
export const isDarkCover = ({ style, cover }: WeddingLook): boolean => cover !== null || style === 'noche'

/** The cover of a wedding card: its photo, the drawing of its style, or a specimen while it has the first style. */
export function CardCover({ wedding, isPast }: { wedding: Wedding; isPast: boolean }) {
  const { look } = wedding
  const fading = isPast && 'opacity-55 saturate-50'
  if (!look.cover && look.style === 'cal') return <SpecimenCover weddingId={wedding.id} isPast={isPast} />
  return (
    <div
      {...dressedIn(look)}
      className={cx(
        'relative overflow-hidden',
        isDarkCover(look) ? 'bg-(--w-cover)' : 'specimen-cover [--cover:var(--w-cover)]',
      )}
    >
      {look.cover ? (
        <CoverPhoto
          cover={look.cover}
          focus={look.focus}
          size="thumb"
          className={cx('absolute inset-0 size-full object-cover', fading)}
        />
      ) : (
        <img
          src={motifOf(look)}
          alt=""
          loading="lazy"
          decoding="async"
          className={cx(MOTIF[look.style], 'absolute max-w-none', fading)}
        />
      )}
      {isDarkCover(look) && <div aria-hidden="true" className={SHADE} />}
    </div>
  )
}

/** The place of the drawing on a card, which is wide, and narrow on a phone. */
const MOTIF: Record<WeddingLook['style'], string> = {
  cal: '',
  huerta: '-top-6 -right-10 h-54 w-auto max-md:-right-24',
  noche: 'inset-0 size-full object-cover object-[50%_70%]',
  azulejo:
    'inset-y-0 right-0 h-full w-1/2 border-l-3 border-(--w-primary) object-cover object-left-top max-md:w-full max-md:border-0',
  almendro: '-top-2.5 right-3 h-54 w-auto max-md:-right-5.5',
  barro: '-top-2.5 right-3 h-54 w-auto max-md:-right-5.5',
}

/** Keeps the words readable on a light photo. */
const SHADE =
  'absolute inset-0 bg-[linear-gradient(to_right,rgb(8_22_15/.82)_0,rgb(8_22_15/.74)_52%,rgb(8_22_15/.12)_100%)] max-md:hidden'
