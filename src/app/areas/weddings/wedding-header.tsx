import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { ReactNode } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { weddingProgress } from '#domain/weddings/wedding-progress.ts'
import { daysLeft, type WeddingDay } from '#domain/weddings/weddings.ts'
import { CountdownBranch } from '#ui/art/countdown-branch.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { namesClass } from '#ui/theme/style-tokens.ts'
import { HomeFigure } from '../../shared/page/home-figure.tsx'
import { useNow } from '../../shared/page/use-now.ts'
import { countdownOf, NO_DATE } from '../../shared/wedding/countdown.ts'
import { fullDateInWords } from '../../shared/words/spanish-dates.ts'
import { HeroGlow } from './hero-glow.tsx'
import { WeddingAxis } from './wedding-axis.tsx'
import { WeddingMenu } from './wedding-menu.tsx'

type WeddingHeaderProps = {
  wedding: Wedding
  /** In place of the days: on the day itself, the minutes to the next moment. */
  figure: ReactNode
  onEdit: () => void
}

/** The couple's names, their day, and the branch that blooms towards it. */
export function WeddingHeader({ wedding, figure, onEdit }: WeddingHeaderProps) {
  const now = useNow()
  const mayEdit = wedding.access.wedding === 'edit'
  const countdown = countdownOf(wedding, now)
  const progress = weddingProgress(wedding, now)
  const isPast = countdown?.before === 'Hace'
  return (
    <HeroGlow>
      <div className="grid gap-x-12 gap-y-4.5 px-gutter md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h1
            className={cx(
              namesClass(wedding.look),
              'line-clamp-2 tracking-[-.025em]',
              wedding.name.length > 40 ? 'text-[2.5rem] leading-[1.05]' : NAME,
            )}
          >
            {wedding.name}
          </h1>
          <p className="mt-2 flex min-h-9 items-center gap-1.5 text-lg text-ink-2 max-md:text-base">
            {dayInWords(wedding, now)}
            {mayEdit && <WeddingMenu weddingId={wedding.id} onEdit={onEdit} />}
          </p>
        </div>
        {countdown
          ? (figure ?? <HomeFigure countdown={countdown} />)
          : mayEdit && (
              <Button variant="primary" icon={CalendarPlus} onPress={onEdit} className="self-start">
                Poner fecha
              </Button>
            )}
      </div>
      <CountdownBranch progress={progress} isPast={isPast} className="-mt-2 md:-mt-5" />
      {progress !== null && !isPast && <WeddingAxis wedding={wedding} progress={progress} now={now} />}
    </HeroGlow>
  )
}

const NAME = 'text-[clamp(2.5rem,1.4rem+3.4vw,4.25rem)] leading-none'

/** `Mañana, sábado 10 de abril`; the year is not said of a day so near. */
function dayInWords(wedding: WeddingDay, now: Date): string {
  const { eventDate } = wedding
  if (eventDate === null) return NO_DATE
  const near = NEAR[daysLeft(wedding, now)!]
  return near
    ? `${near}, ${nearDay.format(new Date(`${eventDate}T12:00:00Z`)).replace(',', '')}`
    : fullDateInWords(eventDate)
}

const nearDay = new Intl.DateTimeFormat('es-ES', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
} as const)

const NEAR: Record<number, string> = { 0: 'Hoy', 1: 'Mañana' }
