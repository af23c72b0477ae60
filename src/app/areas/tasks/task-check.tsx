import Check from 'lucide-react/icons/check'
import { cx } from '#ui/class-names.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { Icon } from '#ui/icon.tsx'

type TaskCheckProps = {
  title: string
  isDone: boolean
  onChange: (isDone: boolean) => void
  className?: string
}

/** A round check, of 22 px and touched at 44. */
export function TaskCheck({ title, isDone, onChange, className }: TaskCheckProps) {
  return (
    <span className={cx('relative grid h-11 w-9 place-items-center justify-start', className)}>
      <input
        type="checkbox"
        aria-label={`Hecha: ${title}`}
        checked={isDone}
        disabled={useViewOnly()}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="peer absolute inset-y-0 -left-[.6875rem] z-1 m-0 w-11 cursor-pointer opacity-0 disabled:cursor-default"
      />
      <span
        className={cx(
          'grid size-5.5 place-items-center rounded-full border-[1.5px] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          isDone ? 'border-transparent bg-si-bg text-si-fg' : 'border-control',
        )}
      >
        {isDone && <Icon of={Check} className="size-3.25 [stroke-width:2.4]" />}
      </span>
    </span>
  )
}
