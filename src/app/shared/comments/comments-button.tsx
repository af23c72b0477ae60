import MessageSquare from 'lucide-react/icons/message-square'
import Paperclip from 'lucide-react/icons/paperclip'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type CommentsButtonProps = {
  /** The name of the item that is commented on. */
  name: string
  count: number
  /** Files that are kept at the same item, behind the same button. */
  fileCount?: number
  onPress: () => void
  /** Without comments and files it comes with the pointer or the focus only. */
  isQuiet?: boolean
  className?: string
}

/** Opens the comments on something, and its files, and says how many there are. */
export function CommentsButton(props: CommentsButtonProps) {
  const { name, count, fileCount = 0, onPress, isQuiet = false, className } = props
  const isEmpty = count === 0 && fileCount === 0
  return (
    <button
      type="button"
      aria-label={labelOf(name, count, fileCount)}
      data-edits={isEmpty ? '' : undefined}
      onClick={onPress}
      className={cx(
        'inline-flex h-8 min-w-8 items-center justify-center gap-1 rounded-pill px-1.5 text-xs text-ink-3 hover:bg-surface-hover hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11',
        isQuiet &&
          isEmpty &&
          'opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100',
        className,
      )}
    >
      {(count > 0 || fileCount === 0) && <Icon of={MessageSquare} size="sm" />}
      {count > 0 && <span className="num font-strong">{count}</span>}
      {fileCount > 0 && (
        <>
          <Icon of={Paperclip} size="sm" />
          <span className="num font-strong">{fileCount}</span>
        </>
      )}
    </button>
  )
}

function labelOf(name: string, count: number, fileCount: number): string {
  const comments = count === 0 ? `Comentarios de ${name}` : `Comentarios de ${name}: ${count}`
  if (fileCount === 0) return comments
  return `${comments}, ${fileCount === 1 ? '1 archivo' : `${fileCount} archivos`}`
}
