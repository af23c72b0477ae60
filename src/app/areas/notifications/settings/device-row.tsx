import { useMutation } from '@tanstack/react-query'
import BellRing from 'lucide-react/icons/bell-ring'
import { useEffect, useState } from 'react'
import type { NotificationSettings } from '#contract/notifications.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { SettingsRow } from '../../../shell/settings-section.tsx'
import { type PushState, readPushState, turnOffPush, turnOnPush } from './push-device.ts'

/** Whether this browser is pushed to, and why not. */
export function DeviceRow({ push }: Pick<NotificationSettings, 'push'>) {
  const [state, refresh] = usePushState(push.endpoint)
  const turning = useMutation({
    networkMode: 'always',
    mutationFn: () => (state === 'on' ? turnOffPush() : turnOnPush(push.publicKey)),
    onError: (error) =>
      showToast(`No se ha podido cambiar en este dispositivo. ${reasonOf(error)}`, { tone: 'failed' }),
    onSettled: refresh,
  })
  return (
    <SettingsRow
      icon={BellRing}
      title="Notificaciones en este dispositivo"
      line={<span role="status">{state && LINES[state]}</span>}
      action={
        (state === 'on' || state === 'off') && (
          <Button
            variant={state === 'on' ? 'quiet' : 'secondary'}
            onPress={() => turning.mutate()}
            isPending={turning.isPending}
            pendingLabel={state === 'on' ? 'Desactivando' : 'Activando'}
          >
            {state === 'on' ? 'Desactivar' : 'Activar'}
          </Button>
        )
      }
    />
  )
}

const LINES: Record<PushState, string> = {
  unsupported: 'Este navegador no las admite. En iPhone y iPad, añade antes Azahar a la pantalla de inicio.',
  denied: 'Están bloqueadas. Puedes permitirlas en los ajustes de este navegador.',
  off: 'Desactivadas. Llegan aunque no tengas Azahar a la vista.',
  on: 'Activadas. Te llega lo marcado en la última columna.',
}

/** A browser whose push service cannot be reached says so in its own words. */
const reasonOf = (error: unknown): string =>
  error instanceof DOMException ? 'El navegador no ha podido activarlas.' : messageFor(error)

function usePushState(endpoint: string | null): [PushState | null, () => void] {
  const [state, setState] = useState<PushState | null>(null)
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks the browser again
  useEffect(() => {
    let isOver = false
    void readPushState(endpoint).then((found) => {
      if (!isOver) setState(found)
    })
    return () => {
      isOver = true
    }
  }, [endpoint, asked])
  return [state, () => setAsked((times) => times + 1)]
}
