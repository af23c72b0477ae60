import { useEffect, useRef, useState } from 'react'
import { AGENDA_DELAYS, type AgendaDay, type AgendaItem } from '#domain/agenda/agenda.ts'
import { type Delay, delayFrom } from '#domain/agenda/agenda-delay.ts'
import { datesToldAt } from '#domain/households/guest-day.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { AgendaActions } from './agenda.actions.ts'
import { CallVendorsDialog } from './delay/call-vendors-dialog.tsx'
import { TellVendors } from './delay/tell-vendors.tsx'
import { useConcernedVendors } from './delay/use-concerned-vendors.ts'
import { DelayPreview } from './delay-preview.tsx'
import type { People } from './use-people.ts'

const DELAYS = AGENDA_DELAYS.map((minutes) => ({ value: String(minutes), label: `${minutes}\u00a0min` }))

/** The minutes that are proposed each time. */
const USUAL = '15'

/** Whether guests read the new hours at once, as they do from the evening before the day on. */
const isToldToGuests = ({ date, timeZone, isDraft }: AgendaDay, { moved }: Delay<AgendaItem>): boolean =>
  !isDraft &&
  moved.some(({ item }) => item.isShownToGuests) &&
  datesToldAt(timeZone, new Date()).includes(date)

type DelayDialogProps = {
  day: AgendaDay
  ordered: readonly AgendaItem[]
  people: People
  /** The first item that is delayed; none when the dialog is closed. */
  from: AgendaItem | null
  actions: AgendaActions
  onClose: () => void
}

/** 'Retrasar 15 min': every new time, what stays and what gets tight, before anything is moved. */
export function DelayDialog({ from, onClose, ...props }: DelayDialogProps) {
  const { day, ordered, people, actions } = props
  const last = useRef(from)
  if (from) last.current = from
  const [minutes, setMinutes] = useState(USUAL)
  const [tells, setTells] = useState(true)
  /** The items that were moved, once those who have no email are to be called. */
  const [done, setDone] = useState<Delay<AgendaItem> | null>(null)
  const fromId = from?.id
  useEffect(() => {
    if (fromId === undefined) return
    setMinutes(USUAL)
    setTells(true)
    setDone(null)
  }, [fromId])
  const delay = last.current && delayFrom(ordered, last.current, Number(minutes))
  const concerned = useConcernedVendors(actions.weddingId, people, done ?? delay, from !== null)
  const first = last.current
  if (!first || !delay) return null
  if (done)
    return (
      <CallVendorsDialog
        day={day}
        delay={done}
        vendors={concerned.unreachable}
        isOpen={from !== null}
        onClose={onClose}
      />
    )
  const isPossible = delay.moved.length > 0 && delay.tooLate.length === 0
  const tellsVendors = tells && !day.isDraft && concerned.all.length > 0
  const confirm = () => {
    actions.delay(delay, Number(minutes), tellsVendors)
    if (tellsVendors && concerned.unreachable.length > 0) setDone(delay)
    else onClose()
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
      <DelayPreview day={day} delay={delay} />
      {isToldToGuests(day, delay) && (
        <p className="mt-3 text-sm text-ink-2">
          Los invitados ven la hora nueva y la de antes en la página de su invitación.
        </p>
      )}
      {!day.isDraft && concerned.all.length > 0 && (
        <TellVendors concerned={concerned} tells={tells} onTells={setTells} />
      )}
    </Dialog>
  )
}
