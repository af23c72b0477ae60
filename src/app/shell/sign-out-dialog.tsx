import { useEffect, useRef, useState } from 'react'
import { asSentence } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { useOnline } from '../sync/use-online.ts'
import { type Losses, lossesInWords, lossesNow, signOutNow } from './sign-out.ts'

/** How often it is looked what is left, in milliseconds: other tabs send theirs too. */
const LOOK_MS = 400

type SignOutDialogProps = { losses: Losses; onClose: () => void }

/**
 * Waits with the sign-out for what is still to be sent, says how much that is, and asks what becomes of what cannot be
 * sent now. When nothing is left, it signs out as the person has asked.
 */
export function SignOutDialog({ losses: first, onClose }: SignOutDialogProps) {
  const losses = useLosses(first)
  const isOnline = useOnline()
  const [leaving, setLeaving] = useState<'kept' | 'discarded' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const leave = async (unsent: 'kept' | 'discarded') => {
    setFailure(null)
    setLeaving(unsent)
    const problem = await signOutNow(unsent)
    setLeaving(null)
    setFailure(problem)
  }
  const isNothingLeft = losses.total === 0
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    if (isNothingLeft) void latest.current('discarded')
  }, [isNothingLeft])
  return (
    <Dialog
      role="alertdialog"
      title={isOnline && losses.texts === 0 ? 'Estamos enviando tus cambios' : 'Aún hay algo sin enviar'}
      isOpen
      onOpenChange={onClose}
      closesOnScrim={false}
      actions={
        <>
          <Button variant="quiet" onPress={onClose} autoFocus>
            Seguir aquí
          </Button>
          <Button
            variant="danger"
            onPress={() => void leave('discarded')}
            isDisabled={leaving !== null}
            isPending={leaving === 'discarded'}
            pendingLabel="Saliendo…"
          >
            Salir y perderlo
          </Button>
          {losses.canBeKept && (
            <Button
              variant="primary"
              onPress={() => void leave('kept')}
              isDisabled={leaving !== null}
              isPending={leaving === 'kept'}
              pendingLabel="Guardando…"
            >
              Guardarlo aquí y salir
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3 text-ink-2">
        <p role="status">{situation(losses, isOnline)}</p>
        <p>
          {losses.canBeKept
            ? 'Podemos guardarlo en este dispositivo sin que nadie más lo vea. Cuando vuelvas a entrar aquí, se enviará.'
            : 'Este navegador no nos deja guardarlo aquí.'}
        </p>
        {failure && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function situation(losses: Losses, isOnline: boolean): string {
  const left = lossesInWords(losses)
  if (left === '') return 'Todo está enviado. Cerrando tu sesión…'
  if (!isOnline) return `Sin conexión. Si sales ahora, se perderá esto: ${left}.`
  if (losses.texts === losses.total) return `${asSentence(left)} sin guardar. Si sales, se perderá.`
  return `Falta por enviar: ${left}. ${losses.texts > 0 ? '' : 'Saldrás en cuanto llegue.'}`
}

function useLosses(first: Losses): Losses {
  const [losses, setLosses] = useState(first)
  useEffect(() => {
    const timer = setInterval(() => void lossesNow().then(setLosses), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return losses
}
