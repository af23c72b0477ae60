import type { Wedding } from '#contract/weddings.ts'
import { todayAt } from '#domain/weddings/weddings.ts'
import { todayAlongBranch } from '#ui/art/countdown-branch-drawing.ts'
import { cx } from '#ui/class-names.ts'

/** Under the branch: where it began, where we are, where it leads. On a phone it starts at today. */
export function WeddingAxis({ wedding, progress, now }: AxisProps) {
  const today = todayAlongBranch(progress) * 100
  return (
    <div
      aria-hidden="true"
      className="relative mx-gutter flex justify-between border-t border-line pt-2.75 text-xs text-ink-3"
    >
      <span className={cx('max-md:hidden', today < 22 && 'invisible')}>
        {beginningInWords(wedding, now)}, el comienzo
      </span>
      <span className="font-semibold text-ink md:hidden">Hoy</span>
      <span
        className={cx(
          'absolute -translate-x-1/2 font-semibold text-ink max-md:hidden',
          today > 88 && 'hidden',
        )}
        style={{ left: `${Math.max(2, today)}%` }}
      >
        Hoy
      </span>
      <span>El «sí, quiero»</span>
    </div>
  )
}

type AxisProps = { wedding: Wedding; progress: number; now: Date }

const month = new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' })
const monthOfYear = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function beginningInWords(wedding: Wedding, now: Date): string {
  const begun = todayAt(wedding, new Date(wedding.createdAt))
  const isThisYear = begun.slice(0, 4) === todayAt(wedding, now).slice(0, 4)
  const words = (isThisYear ? month : monthOfYear).format(new Date(`${begun}T00:00:00Z`))
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}
