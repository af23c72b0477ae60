import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { weddingStatus } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { StatusBadge } from '#ui/layout/badge.tsx'
import { countdownOf, NO_DATE } from '../../../shared/wedding/countdown.ts'
import { TaskLine } from '../../../shared/wedding/task-line.tsx'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'
import { CardCover, isDarkCover } from './card-cover.tsx'
import { DaysLeft } from './days-left.tsx'

type WeddingCardProps = { wedding: Wedding; now: Date; onLeave: (wedding: Wedding) => void }

/**
 * A wedding of the dashboard: a card with status and days on its cover, a compact row on a phone. All
 * of it leads in. Another order or search only moves it.
 */
export const WeddingCard = memo(function WeddingCard({ wedding, now, onLeave }: WeddingCardProps) {
  const status = weddingStatus(wedding, now)
  const countdown = countdownOf(wedding, now)
  return (
    <article className="relative grid h-full overflow-hidden rounded-paper bg-surface shadow-[0_0_0_1px_var(--line)] transition-shadow duration-(--t-fast) hover:shadow-[0_0_0_1px_var(--line-strong),var(--sh-2)] max-md:grid-cols-[7.25rem_minmax(0,1fr)] md:grid-rows-[10.25rem_auto]">
      <CardCover wedding={wedding} isPast={status === 'completed'} />
      <div className="grid min-w-0 content-between gap-3 px-4 pt-3.5 pb-3">
        <div className="min-w-0">
          <h2 className="text-2xl leading-[1.1] tracking-[-.01em] italic">{wedding.name}</h2>
          <p className="mt-0.5 text-sm text-ink-2">
            {wedding.eventDate ? (
              <time dateTime={wedding.eventDate}>{dateInWords(wedding.eventDate)}</time>
            ) : (
              NO_DATE
            )}
          </p>
          {status !== 'completed' && (
            <p className="mt-1 truncate text-sm text-ink-2 empty:hidden">
              <TaskLine weddingId={wedding.id} now={now} lateClass="font-strong text-pendiente-fg" />
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2 max-md:mt-2">
            <StatusBadge status={status} className="md:absolute md:top-4 md:left-4" />
            {countdown && <DaysLeft countdown={countdown} isOnDark={isDarkCover(wedding.look)} />}
          </div>
        </div>
        <p className="flex flex-wrap items-center justify-between gap-x-2">
          <Link
            to="/app/couple/$wid"
            params={{ wid: wedding.id }}
            className={buttonClass({ size: 'sm', className: 'after:absolute after:inset-0' })}
          >
            Entrar
            <span className="sr-only"> en {wedding.name}</span>
          </Link>
          <Button
            variant="quiet"
            size="sm"
            onPress={() => onLeave(wedding)}
            className="relative -mx-2.5 font-medium text-ink-3"
          >
            Salir de la boda
            <span className="sr-only"> {wedding.name}</span>
          </Button>
        </p>
      </div>
    </article>
  )
})
