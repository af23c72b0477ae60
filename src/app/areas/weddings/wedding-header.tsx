import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { Wedding } from '#contract/weddings.ts'
import { weddingProgress } from '#domain/weddings/weddings.ts'
import { CountdownBranch } from '#ui/art/countdown-branch.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { namesClass } from '#ui/theme/style-tokens.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { type Countdown, countdownOf, NO_DATE } from '../../shared/wedding/countdown.ts'
import { fullDateInWords } from '../../shared/words/spanish-dates.ts'
import { HeroGlow } from './hero-glow.tsx'
import { WeddingAxis } from './wedding-axis.tsx'
import { WeddingMenu } from './wedding-menu.tsx'

type WeddingHeaderProps = { wedding: Wedding; onEdit: () => void }

/** The couple's names, their day, and the branch that blooms towards it. */
export function WeddingHeader({ wedding, onEdit }: WeddingHeaderProps) {
  const now = useNow()
  const mayEdit = wedding.access.wedding === 'edit'
  const countdown = countdownOf(wedding.eventDate, now)
  const progress = weddingProgress(new Date(wedding.createdAt), wedding.eventDate, now)
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
            {wedding.eventDate ? fullDateInWords(wedding.eventDate) : NO_DATE}
            {mayEdit && <WeddingMenu weddingId={wedding.id} onEdit={onEdit} />}
          </p>
        </div>
        {countdown ? (
          <Figure countdown={countdown} />
        ) : (
          mayEdit && (
            <Button variant="primary" icon={CalendarPlus} onPress={onEdit} className="self-start">
              Poner fecha
            </Button>
          )
        )}
      </div>
      <CountdownBranch progress={progress} isPast={isPast} className="-mt-2 md:-mt-5" />
      {progress !== null && !isPast && (
        <WeddingAxis createdAt={wedding.createdAt} progress={progress} now={now} />
      )}
    </HeroGlow>
  )
}

const NAME = 'text-[clamp(2.5rem,1.4rem+3.4vw,4.25rem)] leading-none'

/** 'Faltan 141 días' on one baseline. After the day it is ink: the orange of the branch is the wedding itself. */
function Figure({ countdown }: { countdown: Countdown }) {
  const { before, figure, after } = countdown
  return (
    <p className="serif flex items-baseline gap-x-3 self-start text-[1.375rem] leading-none text-ink-2">
      <span>{before}</span>{' '}
      <b
        className={cx(
          'leading-[.8] font-normal tracking-[-.045em]',
          before === 'Hace' ? 'text-ink' : 'text-countdown',
          figure.length > 4
            ? 'text-[clamp(3.5rem,2rem+5vw,6rem)]'
            : 'text-[clamp(6rem,3rem+6vw,9rem)] max-md:text-[6.25rem]',
        )}
      >
        {figure}
      </b>{' '}
      <span>{after}</span>
    </p>
  )
}
