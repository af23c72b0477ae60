import { cx } from '#ui/class-names.ts'
import type { Countdown } from '../../../shared/wedding/countdown.ts'

/** Large on the cover; on a phone one short line, where the days to come need no verb. */
type DaysLeftProps = {
  countdown: Countdown
  /** On a photo or at night, where the cover lies behind it. */
  isOnDark: boolean
}

export function DaysLeft({ countdown: { before, figure, after }, isOnDark }: DaysLeftProps) {
  return (
    <p
      className={cx(
        'text-sm leading-tight max-md:font-strong md:absolute md:top-[9.4rem] md:left-4 md:-translate-y-full',
        isOnDark ? 'md:text-on-night' : 'md:text-ink-2',
      )}
    >
      <span className={cx(before === 'Faltan' && 'max-md:sr-only')}>{before}</span>{' '}
      <b
        className={cx(
          'max-md:font-[inherit] md:serif md:block md:text-[2.75rem] md:leading-[.86] md:tracking-[-.03em]',
          !isOnDark && 'md:text-ink',
        )}
      >
        {figure} {after}
      </b>
    </p>
  )
}
