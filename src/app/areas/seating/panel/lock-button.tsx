import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'

type LockButtonProps = {
  /** The person or the table in a sentence: 'a Marta Gil', 'la mesa 4'. */
  of: string
  isLocked: boolean
  onChange: (isLocked: boolean) => void
}

/** The padlock by which a proposal leaves a person or a table as they are. */
export function LockButton({ of, isLocked, onChange }: LockButtonProps) {
  return (
    <IconButton
      icon={isLocked ? Lock : LockOpen}
      label={`Candado: dejar ${of} como está`}
      aria-pressed={isLocked}
      onPress={() => onChange(!isLocked)}
      className={cx(isLocked ? 'text-primary' : 'text-ink-3')}
    />
  )
}
