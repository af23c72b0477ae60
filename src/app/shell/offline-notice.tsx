import WifiOff from 'lucide-react/icons/wifi-off'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useOnline } from '../lib/use-online.ts'

type OfflineNoticeProps = {
  /** There are changes that wait for the network. */
  isSaving: boolean
  className?: string
}

/** Says that there is no network and that nothing is lost by it; nothing while there is one. */
export function OfflineNotice({ isSaving, className }: OfflineNoticeProps) {
  if (useOnline()) return null
  return (
    <p role="status" className={cx('flex items-center gap-2 text-sm text-ink-2', className)}>
      <Icon of={WifiOff} className="text-ink-3" />
      {isSaving
        ? 'Sin conexión. Tus cambios están aquí y se guardarán cuando vuelva.'
        : 'Sin conexión. Puedes seguir: guardaremos tus cambios cuando vuelva.'}
    </p>
  )
}
