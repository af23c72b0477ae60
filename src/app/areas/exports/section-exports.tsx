import { Link } from '@tanstack/react-router'
import type { Wedding } from '#contract/weddings.ts'
import type { ArchivePart } from '#domain/archive/archive-parts.ts'
import type { Section } from '#domain/members/permissions.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { downloadFile } from '../../shared/spreadsheet/download-file.ts'
import { offerTable } from '../../shared/spreadsheet/offer-table.ts'
import { client } from '../../sync/api.ts'

type Part = { part: ArchivePart; name: string; section: Section }

const PARTS: readonly Part[] = [
  { part: 'invitados', name: 'Invitados', section: 'guests' },
  { part: 'mesas', name: 'Mesas', section: 'seating' },
  { part: 'proveedores', name: 'Proveedores', section: 'vendors' },
  { part: 'presupuesto', name: 'Presupuesto', section: 'budget' },
  { part: 'agenda', name: 'Agenda', section: 'agenda' },
  { part: 'tareas', name: 'Tareas', section: 'tasks' },
  { part: 'autobuses', name: 'Autobuses', section: 'transport' },
  { part: 'alojamiento', name: 'Alojamiento', section: 'transport' },
  { part: 'conversaciones', name: 'Conversaciones', section: 'conversation' },
]

/** Each part of the wedding by itself, without a ZIP. */
export function SectionExports({ wedding }: { wedding: Wedding }) {
  const { id: wid, access } = wedding
  const seen = PARTS.filter(({ section }) => access[section] !== 'none')
  if (seen.length === 0) return null
  return (
    <section aria-labelledby="partes" className="mt-9">
      <h2 id="partes" className="text-[1.5rem]">
        Por partes
      </h2>
      <ul className="mt-3.5 border-t border-line">
        {seen.map(({ part, name }) => (
          <li
            key={part}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
          >
            <span className="text-ui font-strong">{name}</span>
            <span className="-mr-2.5 flex max-[18rem]:flex-wrap">
              {part === 'agenda' && (
                <Format name={`${name} en calendario`} onPress={() => void saveCalendar(wid)}>
                  .ics
                </Format>
              )}
              <Format name={`${name} en CSV`} onPress={() => void offerTable(wid, part, 'csv')}>
                CSV
              </Format>
              <Format name={`${name} en Excel`} onPress={() => void offerTable(wid, part, 'xlsx')}>
                Excel
              </Format>
            </span>
          </li>
        ))}
        {access.guests !== 'none' && (
          <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1">
            <span className="text-ui font-strong">Hoja de catering</span>
            <Link
              to="/app/couple/$wid/catering"
              params={{ wid }}
              aria-label="Hoja de catering: imprimir, CSV o Excel"
              className={buttonClass({ variant: 'quiet', size: 'sm', className: '-mr-2.5' })}
            >
              Abrir
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

type FormatProps = { name: string; onPress: () => void; children: string }

function Format({ name, onPress, children }: FormatProps) {
  return (
    <Button variant="quiet" size="sm" aria-label={name} onPress={onPress}>
      {children}
    </Button>
  )
}

async function saveCalendar(weddingId: string): Promise<void> {
  try {
    const { ics } = await client.agenda.calendar({ weddingId })
    downloadFile('agenda.ics', ics, 'text/calendar;charset=utf-8')
  } catch (error) {
    showToast(messageFor(error), {
      tone: 'failed',
      action: { label: 'Reintentar', onAction: () => void saveCalendar(weddingId) },
    })
  }
}
