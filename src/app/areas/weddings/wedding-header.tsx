import { Link } from '@tanstack/react-router'
import Palette from 'lucide-react/icons/palette'
import Pencil from 'lucide-react/icons/pencil'
import type { Wedding } from '#contract/weddings.ts'
import { weddingProgress } from '#domain/weddings/weddings.ts'
import { CountdownBranch } from '#ui/art/countdown-branch.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { namesClass } from '#ui/theme/style-tokens.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { type Countdown, countdownOf, NO_DATE } from '../../shared/wedding/countdown.ts'
import { WeddingName } from '../../shared/wedding/wedding-name.tsx'
import { fullDateInWords } from '../../shared/words/spanish-dates.ts'
import { HeroGlow } from './hero-glow.tsx'
import { WeddingAxis } from './wedding-axis.tsx'

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
      <div className="grid gap-x-12 gap-y-6 px-gutter md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h1
            className={cx(
              namesClass(wedding.look),
              'tracking-[-.025em]',
              wedding.name.length > 40 ? 'text-d2' : NAME,
            )}
          >
            <WeddingName name={wedding.name} />
          </h1>
          <p className="mt-3.5 text-lead text-ink-2">
            {wedding.eventDate ? fullDateInWords(wedding.eventDate) : NO_DATE}
          </p>
          {mayEdit && (
            <p className="mt-1.5 -ml-2.5 flex flex-wrap">
              <Button variant="quiet" size="sm" icon={Pencil} onPress={onEdit}>
                {wedding.eventDate ? 'Cambiar nombre o fecha' : 'Elegir fecha'}
              </Button>
              <Link
                to="/app/couple/$wid/style"
                params={{ wid: wedding.id }}
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
              >
                <Icon of={Palette} />
                Estilo de la boda
              </Link>
            </p>
          )}
        </div>
        {countdown && <Figure countdown={countdown} />}
      </div>
      <CountdownBranch progress={progress} isPast={isPast} className="mt-4 md:mt-2" />
      {progress !== null && !isPast && (
        <WeddingAxis createdAt={wedding.createdAt} progress={progress} now={now} />
      )}
    </HeroGlow>
  )
}

const NAME = 'text-[clamp(2.75rem,1.6rem+4vw,5.25rem)] leading-[.95]'

function Figure({ countdown }: { countdown: Countdown }) {
  const isLong = countdown.figure.length > 4
  return (
    <p className="serif grid justify-items-start text-2xl leading-none text-ink-2 max-md:grid-cols-[auto_1fr] max-md:items-end max-md:gap-x-2.5 md:justify-items-end md:text-right">
      <span className="max-md:col-span-full">{countdown.before}</span>{' '}
      <b
        className={cx(
          'py-[.05em] leading-[.8] font-normal tracking-[-.045em] text-countdown',
          isLong ? 'text-[clamp(4rem,2rem+8vw,8rem)]' : 'text-[clamp(7rem,3rem+11vw,12.5rem)]',
        )}
      >
        {countdown.figure}
      </b>{' '}
      <span className="max-md:pb-2">{countdown.after}</span>
    </p>
  )
}
