import CircleAlert from 'lucide-react/icons/circle-alert'
import Pin from 'lucide-react/icons/pin'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import type { Delay } from '#domain/agenda/agenda-delay.ts'
import { Icon } from '#ui/icon.tsx'
import { minutesInWords } from './timeline/minutes-in-words.ts'

export function DelayPreview({ day, delay }: { day: AgendaDay; delay: Delay<AgendaItem> }) {
  const at = (minute: number) => formatMinute(day, minute)
  const rows = [
    ...delay.moved.map(({ item, to }) => ({ item, to })),
    ...delay.fixed.map((item) => ({ item, to: null })),
  ].toSorted((a, b) => a.item.time.startsAt - b.item.time.startsAt)
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
        {delay.moved.length === 0 && (
          <p className="mt-3 text-sm text-ink-2">Aquí no hay nada que se pueda retrasar.</p>
        )}
      </div>
    </>
  )
}
