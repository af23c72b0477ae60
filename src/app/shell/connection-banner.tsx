import { useIsMutating } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useDataAge } from '../lib/device/data-age.ts'
import { useOutboxWritten } from '../lib/device/outbox.ts'
import { useTrouble } from '../lib/live/trouble.ts'
import { ofMomentInWords } from '../lib/spanish-dates.ts'
import { useWaitingUploads } from '../lib/uploads/waiting-uploads.ts'

const TROUBLE = {
  offline: { icon: WifiOff, words: 'Sin conexión.' },
  away: { icon: CloudOff, words: 'Azahar no responde ahora mismo; lo seguimos intentando.' },
  unreachable: { icon: CloudOff, words: 'No llegamos al servidor; lo seguimos intentando.' },
}

/** Under the top bar of every page while there is no network, or the server does not answer. */
export function ConnectionBanner() {
  const trouble = useWords()
  return (
    <div role="status" data-print="hide">
      {trouble && (
        <p className="flex items-center gap-2.5 border-b border-line bg-surface-inverse px-gutter py-2 text-sm font-medium text-inverse">
          <Icon of={trouble.icon} />
          <span>
            {trouble.words} <Consequences />
          </span>
        </p>
      )}
    </div>
  )
}

/** How old what is shown may be, and what waits to be sent. */
function Consequences() {
  const { changes, files } = useKeptCounts()
  const seenAt = useDataAge()
  return (
    <>
      {seenAt !== null && `Ves los datos ${ofMomentInWords(new Date(seenAt))}. `}
      {changes + files > 0
        ? `${whatWaits(changes, files)} por enviar. ${changes > 0 ? 'Tus cambios están aquí y se guardarán' : 'Se enviarán'} cuando vuelva.`
        : 'Puedes seguir leyendo; lo que cambies en las listas se guardará cuando vuelva.'}
    </>
  )
}

/** How many changes and files wait to be sent; a new one is counted once the device has it. */
function useKeptCounts() {
  const changes = useIsMutating()
  const files = useWaitingUploads()
  const isWritten = useOutboxWritten()
  const [counts, setCounts] = useState({ changes, files })
  if (!isWritten || (counts.changes === changes && counts.files === files)) return counts
  setCounts({ changes, files })
  return { changes, files }
}

function whatWaits(changes: number, files: number): string {
  const parts = [
    changes > 0 && (changes === 1 ? '1 cambio' : `${changes} cambios`),
    files > 0 && (files === 1 ? '1 archivo' : `${files} archivos`),
  ]
  return parts.filter(Boolean).join(' y ')
}

/** The same as a sign in the top bar, which stays in sight when the banner is scrolled away. */
export function ConnectionSign() {
  const trouble = useWords()
  return (
    trouble && (
      <span title={trouble.words} className="px-1 text-ink-3">
        <Icon of={trouble.icon} />
      </span>
    )
  )
}

function useWords() {
  const trouble = useTrouble()
  return trouble && TROUBLE[trouble]
}
