import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { asSentence } from '#domain/text/spanish-numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { ofMomentInWords } from '../shared/words/spanish-dates.ts'
import { useDataAge } from '../sync/device/data-age.ts'
import { useTrouble } from '../sync/live/trouble.ts'
import { unsentInWords, useUnsent, useUnsentLate } from '../sync/unsaved/unsent.ts'

const TROUBLE = {
  offline: 'Sin conexión.',
  away: 'Azahar no responde.',
  unreachable: 'No llegamos al servidor.',
}

/**
 * Under the top bar of every page while there is no network or the server does not answer, and afterwards until what
 * was kept meanwhile has been sent.
 */
export function ConnectionBanner() {
  const trouble = useTrouble()
  const isSendingLate = useUnsentLate()
  return (
    <div role="status" data-print="hide">
      {(trouble || isSendingLate) && (
        <div className="flex min-h-11 items-center gap-2.5 bg-pendiente-bg px-gutter py-1.5 text-sm text-pendiente-fg">
          <Icon of={trouble ? CloudOff : CloudUpload} className="shrink-0" />
          <p className="min-w-0 flex-1 font-medium">
            {trouble && `${TROUBLE[trouble]} `}
            <span className="font-normal">
              <Consequences />
            </span>
          </p>
        </div>
      )}
    </div>
  )
}

/** Shows how much waits to be sent, and how old the shown data may be: on a phone the one or the other. */
function Consequences() {
  const unsent = useUnsent()
  const seenAt = useDataAge()
  const age = seenAt !== null && `Ves los datos ${ofMomentInWords(new Date(seenAt))}.`
  const words = unsentInWords(unsent)
  if (words === '') return age || 'Lo que cambies se enviará cuando vuelva.'
  return (
    <>
      {asSentence(words)} por enviar. {age && <span className="hidden md:inline">{age}</span>}
    </>
  )
}

/** The same as a sign in the top bar, which stays in sight when the banner is scrolled away. */
export function ConnectionSign() {
  const trouble = useTrouble()
  return (
    trouble && (
      <span title={TROUBLE[trouble]} className="px-1 text-ink-3">
        <Icon of={CloudOff} />
      </span>
    )
  )
}
