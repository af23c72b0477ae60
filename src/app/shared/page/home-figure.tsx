import { cx } from '#ui/class-names.ts'
import type { Countdown } from '../wedding/countdown.ts'

type HomeFigureProps = { countdown: Countdown /** Of a moment that is late. */; isInk?: boolean }

/** 'Faltan 141 días' on one baseline. After the day it is ink: the orange of the branch is the wedding itself. */
export function HomeFigure({
  countdown: { before, figure, after },
  isInk = before === 'Hace',
}: HomeFigureProps) {
  return (
    <p className="serif flex flex-wrap items-baseline gap-x-3 self-start text-[1.375rem] leading-none text-ink-2">
      <span>{before}</span>{' '}
      <b
        className={cx(
          'leading-[.8] font-normal tracking-[-.045em]',
          isInk ? 'text-ink' : 'text-countdown',
          figure.length > 4
            ? 'text-[clamp(3.5rem,2rem+5vw,6rem)]'
            : 'text-[clamp(6rem,3rem+6vw,9rem)] max-md:text-[6.25rem] max-[18rem]:text-[3.5rem]',
        )}
      >
        {figure}
      </b>{' '}
      <span>{after}</span>
    </p>
  )
}
