import { waitOf } from '#domain/agenda/agenda-clock.ts'

/** 'En 18 min': the one large figure of the screen. Beyond two hours it counts hours, and days before the day. */
export function RunningCountdown({ minutes }: { minutes: number }) {
  const { figure, unit } = waitOf(minutes)
  return (
    <p className="serif col-span-full flex items-end gap-2.5 text-[1.375rem] leading-none text-ink-2">
      En{' '}
      <b className="text-[5.5rem] leading-[.74] font-normal tracking-[-.04em] text-countdown lg:text-[6.25rem]">
        {figure}
      </b>{' '}
      {UNITS[unit]}
    </p>
  )
}

const UNITS = { minutes: 'min', hours: 'h', days: 'días' }
