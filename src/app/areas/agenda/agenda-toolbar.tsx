import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash-2'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { IconButton } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { ExportItems } from '#ui/opening/export-items.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { useMedia } from '../../shared/page/use-media.ts'
import { useWeddingBusiness } from '../../shared/session/use-wedding-business.ts'
import { BinMenuItem } from '../../shared/wedding/bin-link.tsx'
import type { AgendaFormat } from './out/export-agenda.ts'
import { FindSeatButton } from './running/find-seat-button.tsx'
import type { useAgendaDialogs } from './use-agenda-dialogs.ts'

export type AgendaView = 'plan' | 'running'

const VIEWS = [
  { value: 'plan', label: 'Preparar' },
  { value: 'running', label: 'El día' },
] as const satisfies readonly { value: AgendaView; label: string }[]

type AgendaToolbarProps = {
  weddingId: string
  days: readonly AgendaDay[]
  day: AgendaDay
  view: AgendaView
  onDay: (dayId: string) => void
  onView: (view: AgendaView) => void
  onAddDay: () => void
  onEditDay: () => void
  /** Makes a draft of a published day; `null` when that is not for this member, or it is one. */
  onPrepare: (() => void) | null
  onRemoveDay: () => void
  onPrint: (kind: 'all' | 'vendors') => void
  dialogs: Pick<ReturnType<typeof useAgendaDialogs>, 'openOwnCalendar' | 'openTemplates'>
  /** Asks where a guest sits; `null` for who does not see the tables. */
  onFindSeat: (() => void) | null
  onExport: (format: AgendaFormat) => void
}

/** Which day is in sight, how, and what can be taken away of the agenda. */
export function AgendaToolbar({ weddingId, days, day, view, onDay, onView, ...acts }: AgendaToolbarProps) {
  // A wide screen has a button for the search.
  const { may } = useWeddingBusiness(weddingId)
  const isPhone = useMedia('(width < 48rem)')
  return (
    <div data-print="hide" className="mt-6 flex flex-wrap items-center gap-3 max-md:mt-4 max-md:gap-2.5">
      {days.length > 1 && (
        <Segmented
          label="Día"
          segments={days.map((one) => ({ value: one.id, label: labelOf(one) }))}
          value={day.id}
          onChange={onDay}
        />
      )}
      <div className="flex flex-auto items-center gap-2">
        <Segmented label="Vista" segments={VIEWS} value={view} onChange={onView} className="max-md:flex-1" />
        <span className="flex-1 max-md:hidden" />
        <FindSeatButton onPress={acts.onFindSeat} className="max-md:hidden" />
        <Menu
          label="Más acciones"
          trigger={
            <IconButton icon={Ellipsis} size="md" label="Imprimir, exportar y días" className="-mr-2" />
          }
        >
          {isPhone && acts.onFindSeat && (
            <MenuItem icon={Search} onAction={acts.onFindSeat}>
              ¿Dónde se sienta…?
            </MenuItem>
          )}
          <MenuItem icon={Printer} onAction={() => acts.onPrint('all')}>
            Imprimir para todos
          </MenuItem>
          <MenuItem icon={Printer} onAction={() => acts.onPrint('vendors')}>
            Imprimir una hoja por proveedor
          </MenuItem>
          <MenuItem icon={CalendarDays} onAction={acts.dialogs.openOwnCalendar}>
            Mi calendario
          </MenuItem>
          <MenuItem icon={Download} onAction={() => acts.onExport('ics')}>
            Descargar calendario (.ics)
          </MenuItem>
          <ExportItems onExport={acts.onExport} />
          <MenuSeparator />
          <MenuItem icon={CalendarPlus} onAction={acts.onAddDay}>
            Añadir día
          </MenuItem>
          <MenuItem icon={Pencil} onAction={acts.onEditDay}>
            Editar día
          </MenuItem>
          {acts.onPrepare && (
            <MenuItem icon={EyeOff} onAction={acts.onPrepare}>
              Preparar cambios sin publicar
            </MenuItem>
          )}
          {may('templates', 'view') && (
            <MenuItem onAction={() => acts.dialogs.openTemplates('templates')}>Plantillas de agenda</MenuItem>
          )}
          {may('templates', 'edit') && (
            <MenuItem onAction={() => acts.dialogs.openTemplates('saveTemplate')}>
              Guardar como plantilla
            </MenuItem>
          )}
          <MenuItem icon={Trash2} isDestructive onAction={acts.onRemoveDay}>
            Eliminar día
          </MenuItem>
          <BinMenuItem weddingId={weddingId} kind="agenda" />
        </Menu>
      </div>
    </div>
  )
}

const labelOf = ({ name, date, isDraft, replaces }: AgendaDay) =>
  `${name} · ${shortDate(date)}${isDraft ? (replaces ? ' · con cambios' : ' · borrador') : ''}`

const short = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', weekday: 'short', day: 'numeric' })

const shortDate = (date: string) => short.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
