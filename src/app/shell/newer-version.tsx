import Sparkles from 'lucide-react/icons/sparkles'
import { Icon } from '#ui/icon.tsx'
import { openNewerVersion, useNewerVersion } from '../sync/device/worker.ts'

/** Offers a newer version of the app, to be opened when it suits the person. */
export function NewerVersion() {
  const isThere = useNewerVersion()
  return (
    <div role="status" data-print="hide">
      {isThere && (
        <div className="flex items-center gap-2.5 border-b border-line bg-surface-2 px-gutter py-2 text-sm font-medium">
          <Icon of={Sparkles} />
          <p>
            Hay una versión nueva de Azahar.{' '}
            <button type="button" onClick={() => void openNewerVersion()} className={OPEN}>
              Abrir la versión nueva
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

const OPEN = 'link min-h-6 font-semibold pointer-coarse:min-h-11'
