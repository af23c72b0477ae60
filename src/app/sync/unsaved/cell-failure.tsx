import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'

type CellFailureProps = {
  id: string
  message: string
  /** Whether the message is there all the time and announced, or comes with the pointer and the focus. */
  isLoud?: boolean
  /** Left out when trying the same again cannot help. */
  onRetry?: (() => void) | undefined
  onDiscard: () => void
  className: string
}

/** Over the end of a cell that was not saved: why, another try, and a way to give it up. */
export function CellFailure({ id, message, isLoud, onRetry, onDiscard, className }: CellFailureProps) {
  return (
    <div className={cx('group/failure absolute z-10 flex', className)}>
      <p
        id={id}
        role={isLoud ? 'alert' : undefined}
        className={cx(
          'absolute top-full right-0 mt-2 w-max max-w-72 rounded-control bg-surface-inverse px-3 py-2 text-xs text-inverse shadow-3',
          !isLoud && 'hidden group-focus-within/failure:block group-hover/failure:block',
        )}
      >
        {message}
      </p>
      {onRetry && <Act icon={RotateCcw} label="Reintentar" onClick={onRetry} />}
      <Act icon={X} label="Descartar lo escrito" onClick={onDiscard} />
    </div>
  )
}

function Act({ icon, label, onClick }: { icon: IconGlyph; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-7.5 place-items-center rounded-pill text-danger hover:bg-danger-soft"
    >
      <Icon of={icon} size="sm" />
    </button>
  )
}
