import { useIsMutating } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Icon } from '#ui/icon.tsx'
import { useLiveStatus } from '../lib/live/live-status.ts'
import { useOnline } from '../lib/use-online.ts'

/** A server that starts again is back by then; whoever is told sooner is told for nothing. */
const TRIES_IN_SILENCE = 3

/** Under the top bar of every page while there is no network, or nobody at the other end of it. */
export function ConnectionBanner() {
  const isOnline = useOnline()
  const { isLive, failures } = useLiveStatus()
  const unsaved = useIsMutating()
  const isUnreachable = isOnline && !isLive && failures >= TRIES_IN_SILENCE
  return (
    <div role="status" data-print="hide">
      {(!isOnline || isUnreachable) && (
        <p className="flex items-center gap-2.5 border-b border-line bg-surface-inverse px-gutter py-2 text-sm font-medium text-inverse">
          <Icon of={isOnline ? CloudOff : WifiOff} />
          <span>
            {isOnline ? 'No llegamos al servidor; lo seguimos intentando.' : 'Sin conexión.'}{' '}
            {unsaved > 0
              ? 'Tus cambios están aquí y se guardarán cuando vuelva.'
              : 'Puedes seguir leyendo; lo que cambies en las listas se guardará cuando vuelva.'}
          </span>
        </p>
      )}
    </div>
  )
}
