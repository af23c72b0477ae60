import { useEffect, useRef, useState } from 'react'
import { AGENDA_DELAYS, type AgendaDay, type AgendaItem } from '#domain/agenda.ts'
import { delayFrom } from '#domain/agenda-delay.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { AgendaActions } from './agenda.actions.ts'
import { DelayPreview } from './delay-preview.tsx'

const DELAYS = AGENDA_DELAYS.map((minutes) => ({ value: String(minutes), label: `${minutes}\u00a0min` }))

/** What is proposed each time. */
const USUAL = '15'

type DelayDialogProps = {
  day: AgendaDay
  ordered: readonly AgendaItem[]
  /** The first item that is delayed; none when the dialog is closed. */
  from: AgendaItem | null
  actions: AgendaActions
  onClose: () => void
}

/** 'Retrasar 15 min': every new time, what stays and what gets tight, before anything is moved. */
export function DelayDialog({ from, onClose, ...props }: DelayDialogProps) {
  const last = useRef(from)
  if (from) last.current = from
  const [minutes, setMinutes] = useState(USUAL)
  const fromId = from?.id
  useEffect(() => {
    if (fromId !== undefined) setMinutes(USUAL)
  }, [fromId])
  const first = last.current
  if (!first) return null
  const delay = delayFrom(props.ordered, first, Number(minutes))
  const isPossible = delay.moved.length > 0 && delay.tooLate.length === 0
  const confirm = () => {
    props.actions.delay(delay, Number(minutes))
    onClose()
  }
  return (
    <Dialog
      title={`Retrasar ${minutes}\u00a0min`}
      description={`Desde «${first.title}» en adelante.`}
      isOpen={from !== null}
      onOpenChange={onClose}
      actions={(close) => (
        <div className="grid w-full gap-2">
          <Button variant="primary" size="lg" isDisabled={!isPossible} onPress={confirm}>
            {delay.moved.length === 1 ? 'Retrasar 1 momento' : `Retrasar ${delay.moved.length} momentos`}
          </Button>
          <Button variant="quiet" size="lg" onPress={close}>
            Cancelar
          </Button>
        </div>
      )}
    >
      <Segmented
        label="Cuánto se retrasa"
        segments={DELAYS}
        value={minutes}
        onChange={setMinutes}
        className="w-full *:flex!"
      />
      <DelayPreview day={props.day} delay={delay} />
    </Dialog>
  )
}
