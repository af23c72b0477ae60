import Check from 'lucide-react/icons/check'
import Circle from 'lucide-react/icons/circle'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type TapRowProps = { name: string; value: string; isChosen: boolean; children: ReactNode }

/** A choice that is saved when it is tapped: a row as large as a thumb, as the lines of the day have them. */
export function TapRow({ name, value, isChosen, children }: TapRowProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-pressed={isChosen}
      className={cx(
        'flex min-h-15 items-center justify-between gap-x-4 border-b border-line py-3.5 text-start',
        isChosen && 'bg-si-bg text-si-fg',
      )}
    >
      {children}
      <Icon of={isChosen ? Check : Circle} size="lg" />
    </button>
  )
}
