import MessageSquare from 'lucide-react/icons/message-square'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type CommentsButtonProps = {
  /** What is commented on. */
  name: string
  count: number
  onPress: () => void
  /** Without comments it comes with the pointer or the focus only. */
  isQuiet?: boolean
  className?: string
}

/** Opens the comments on something, and says how many there are. */
export function CommentsButton({ name, count, onPress, isQuiet = false, className }: CommentsButtonProps) {
  return (
    <button
      type="button"
      aria-label={count === 0 ? `Comentarios de ${name}` : `Comentarios de ${name}: ${count}`}
      data-edits={count === 0 ? '' : undefined}
      onClick={onPress}
      className={cx(
        'inline-flex h-8 min-w-8 items-center justify-center gap-1 rounded-pill px-1.5 text-xs text-ink-3 hover:bg-surface-hover hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11',
        isQuiet &&
          count === 0 &&
          'opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100',
        className,
      )}
    >
      <Icon of={MessageSquare} size="sm" />
      {count > 0 && <span className="num font-strong">{count}</span>}
    </button>
  )
}
