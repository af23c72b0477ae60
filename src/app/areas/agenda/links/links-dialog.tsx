import { useQuery } from '@tanstack/react-query'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import type { AgendaItem } from '#domain/agenda/agenda.ts'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { agendaLinksQuery } from '../agenda.queries.ts'
import type { People } from '../use-people.ts'
import { CreateLink } from './create-link.tsx'
import { OpenLink } from './open-link.tsx'
import { VendorLink, vendorIdOf } from './vendor-link.tsx'

type LinksDialogProps = {
  weddingId: string
  items: readonly AgendaItem[]
  people: People
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The links out of the agenda: a sheet for each vendor, and an address that calendars subscribe to. */
export function LinksDialog({ weddingId, items, people, isOpen, onOpenChange }: LinksDialogProps) {
  const { data: links } = useQuery({ ...agendaLinksQuery(weddingId), enabled: isOpen })
  const vendors = people.known.filter(({ who }) => who.kind === 'vendor' && countOf(items, who.vendorId) > 0)
  const calendar = links?.find(({ kind }) => kind === 'calendar')
  return (
    <Dialog
      title="Compartir la agenda"
      description="Cada proveedor ve solo lo suyo, sin cuenta. Si cambias una hora, su enlace cambia solo."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      width="lg"
    >
      <h3 className="text-d4">Proveedores</h3>
      {vendors.length === 0 && (
        <p className="mt-1 text-sm text-ink-2">
          Pon a un proveedor a cargo de algún momento y aquí tendrás su enlace.
        </p>
      )}
      <ul className="mt-1">
        {vendors.map((person) => (
          <VendorLink
            key={vendorIdOf(person)}
            weddingId={weddingId}
            person={person}
            count={countOf(items, vendorIdOf(person))}
            link={links?.find(({ vendorId }) => vendorId === vendorIdOf(person))}
          />
        ))}
      </ul>
      <h3 className="mt-6 text-d4">Calendario</h3>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 pb-5">
        <Icon of={CalendarSync} className="text-ink-3" />
        <p className="min-w-52 flex-1 text-sm text-ink-2">
          Una dirección para suscribirte desde tu móvil: se actualiza sola con toda la agenda.
        </p>
        {calendar ? (
          <OpenLink weddingId={weddingId} link={calendar} name="el calendario" />
        ) : (
          <CreateLink weddingId={weddingId} name="el calendario" />
        )}
      </div>
    </Dialog>
  )
}

const countOf = (items: readonly AgendaItem[], vendorId: string) =>
  items.filter(({ responsible }) =>
    responsible.some((who) => who.kind === 'vendor' && who.vendorId === vendorId),
  ).length
