import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Wedding } from '#contract/weddings.ts'
import { Drawing } from '#ui/art/drawing.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { StatusBadge } from '#ui/layout/badge.tsx'
import { countdownOf } from '../../../shared/wedding/countdown.ts'
import { TaskLine } from '../../../shared/wedding/task-line.tsx'
import { fullDateInWords } from '../../../shared/words/spanish-dates.ts'

type NextWeddingProps = { wedding: Wedding; now: Date; onLeave: (wedding: Wedding) => void }

/** The next wedding, at night: the one figure of the dashboard is how many days are left. */
export function NextWedding({ wedding, now, onLeave }: NextWeddingProps) {
  const countdown = countdownOf(wedding, now)
  return (
    <article className="relative mt-7 grid min-h-54 grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-5 overflow-hidden rounded-paper px-9 py-7.5 night max-md:px-5 max-md:py-6 md:grid-cols-[minmax(0,46%)_auto] md:justify-between">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -top-13 right-62 w-88 -rotate-4 max-[90rem]:-top-8 max-[90rem]:right-52 max-[90rem]:w-52 max-md:-right-10 max-md:w-56"
      >
        <Drawing name="night-branch" className="w-full" />
      </div>
      <div className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-1 max-md:order-2">
        <StatusBadge status="ongoing" />
        <h2
          className={cx(
            'mt-3 max-w-full leading-none tracking-[-.015em] italic',
            wedding.name.length > 40 ? 'text-d3' : 'text-[clamp(2.25rem,1.6rem+2vw,3.25rem)]',
          )}
        >
          {wedding.name}
        </h2>
        {wedding.eventDate && <p className="mt-2 text-on-night-2">{fullDateInWords(wedding.eventDate)}</p>}
        <p className="mt-1 max-w-full text-sm text-on-night-2 empty:hidden">
          <TaskLine weddingId={wedding.id} now={now} lateClass="font-strong text-on-night" />
        </p>
        <p className="mt-4.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/app/couple/$wid"
            params={{ wid: wedding.id }}
            className={buttonClass({ variant: 'on-night' })}
          >
            Entrar
            <span className="sr-only"> en {wedding.name}</span>
            <Icon of={ArrowRight} />
          </Link>
          <Button
            variant="quiet"
            onPress={() => onLeave(wedding)}
            className="text-on-night-2 hover:bg-white/10 hover:text-on-night"
          >
            Salir de la boda
            <span className="sr-only"> {wedding.name}</span>
          </Button>
        </p>
      </div>
      {countdown && (
        <p className="relative text-sm text-on-night-2 max-md:flex max-md:items-end max-md:gap-2 md:grid md:justify-items-end md:gap-2 md:text-right">
          <span className="sr-only">{countdown.before} </span>
          <b
            className={cx(
              'serif block leading-[.78] tracking-[-.04em] text-naranja-500',
              countdown.figure.length > 2
                ? 'text-[6.5rem] max-md:text-[4.5rem]'
                : 'text-[9.5rem] max-md:text-[6.5rem]',
            )}
          >
            {countdown.figure}
          </b>{' '}
          {countdown.after}
        </p>
      )}
    </article>
  )
}
