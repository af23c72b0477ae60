import Search from 'lucide-react/icons/search'
import { Button } from '#ui/button.tsx'

type FindSeatButtonProps = {
  /** `null` for who does not see the tables. */
  onPress: (() => void) | null
  size?: 'sm' | 'md'
  className?: string
}

/** Asks where a guest sits, as the person who runs the day is asked. */
export function FindSeatButton({ onPress, size, className }: FindSeatButtonProps) {
  if (!onPress) return null
  return (
    <Button variant="quiet" size={size} icon={Search} onPress={onPress} className={className}>
      ¿Dónde se sienta…?
    </Button>
  )
}
