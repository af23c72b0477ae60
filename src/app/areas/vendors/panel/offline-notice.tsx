import { useIsMutating } from '@tanstack/react-query'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Icon } from '#ui/icon.tsx'
import { useOnline } from '../../../sync/use-online.ts'

/** In a sheet, which hides what the page says, that there is no network and nothing is lost by it. */
export function OfflineNotice() {
  const unsaved = useIsMutating()
  const isOnline = useOnline()
  if (isOnline) return null
  return (
    <p role="status" className="flex items-center gap-2 px-6 pt-3 text-sm text-ink-2">
      <Icon of={WifiOff} className="text-ink-3" />
      {unsaved > 0
        ? 'Sin conexión. Tus cambios están aquí y se guardarán cuando vuelva.'
        : 'Sin conexión. Puedes seguir: guardaremos tus cambios cuando vuelva.'}
    </p>
  )
}
