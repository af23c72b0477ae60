import WifiOff from 'lucide-react/icons/wifi-off'
import { Icon } from '#ui/icon.tsx'
import { useTrouble } from '../../sync/live/trouble.ts'

/** Says that something waits for the network; nothing while the server is heard. */
export function WaitingNotice({ children }: { children: string }) {
  const trouble = useTrouble()
  if (!trouble) return null
  return (
    <p role="status" className="flex items-start gap-2 text-sm text-ink-2">
      <Icon of={WifiOff} size="sm" className="mt-[.2em] text-ink-3" />
      <span>
        {trouble === 'offline' ? 'Sin conexión.' : 'No llegamos al servidor.'} {children}
      </span>
    </p>
  )
}
