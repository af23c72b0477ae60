import CircleAlert from 'lucide-react/icons/circle-alert'
import Pin from 'lucide-react/icons/pin'
import { useEffect, useRef, useState } from 'react'
import { AGENDA_DELAYS, type AgendaDay, type AgendaItem } from '#domain/agenda.ts'
import { formatMinute } from '#domain/agenda-clock.ts'
import { type Delay, delayFrom } from '#domain/agenda-delay.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { AgendaActions } from './agenda.actions.ts'
import { minutesInWords } from './timeline/minutes-in-words.ts'

const DELAYS = AGENDA_DELAYS.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))

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
      title={`Retrasar ${minutes} min`}
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
      <Preview day={props.day} delay={delay} />
    </Dialog>
  )
}

function Preview({ day, delay }: { day: AgendaDay; delay: Delay<AgendaItem> }) {
  const at = (minute: number) => formatMinute(day.date, minute)
  const rows = [
    ...delay.moved.map(({ item, to }) => ({ item, to })),
    ...delay.fixed.map((item) => ({ item, to: null })),
  ].toSorted((a, b) => a.item.time.startsAt - b.item.time.startsAt)
  const vendors = new Set(
    delay.moved
      .flatMap(({ item }) => item.responsible)
      .flatMap((who) => (who.kind === 'vendor' ? who.vendorId : [])),
  ).size
  return (
    <>
      <ul aria-label="Nuevas horas" className="mt-3">
        {rows.map(({ item, to }) => (
          <li
            key={item.id}
            className="grid min-h-11.5 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3.5 border-b border-line"
          >
            <span className={to ? 'wrap-anywhere' : 'wrap-anywhere text-ink-3'}>{item.title}</span>
            {to ? (
              <>
                <s className="num text-ink-3">{at(item.time.startsAt)}</s>
                <b className="num min-w-11.5 text-right font-semibold">{at(to.startsAt)}</b>
              </>
            ) : (
              <>
                <span className="inline-flex items-center gap-1 text-ink-3">
                  <Icon of={Pin} size="sm" className="size-3.25" /> Hora fija
                </span>
                <span className="num min-w-11.5 text-right text-ink-3">{at(item.time.startsAt)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {delay.squeezes.length > 0 && (
          <ul className="mt-3 grid gap-1 rounded-control bg-pendiente-bg px-4 py-3 text-sm text-pendiente-fg">
            {delay.squeezes.map(({ item, fixed, minutes }) => (
              <li key={`${item.id} ${fixed.id}`} className="flex gap-2">
                <Icon of={CircleAlert} size="sm" className="mt-0.5" />
                <span>
                  «{item.title}» se mete {minutesInWords(minutes)} en «{fixed.title}», que sale a su hora (
                  {at(fixed.time.startsAt)}).
                </span>
              </li>
            ))}
          </ul>
        )}
        {delay.tooLate.length > 0 && (
          <p className="mt-3 text-sm text-danger">
            «{delay.tooLate[0]!.title}» pasaría de las 12:00 del día siguiente. Adelántalo antes.
          </p>
        )}
        {vendors > 0 && (
          <p className="mt-3.5 text-sm text-ink-3">
            {vendors === 1 ? 'Un proveedor lo verá' : `${vendors} proveedores lo verán`} en su enlace.
          </p>
        )}
        {delay.moved.length === 0 && (
          <p className="mt-3 text-sm text-ink-2">Aquí no hay nada que se pueda retrasar.</p>
        )}
      </div>
    </>
  )
}
