import { useMutation } from '@tanstack/react-query'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { Select } from '#ui/fields/select.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { Refused } from '../../move-in-parts.tsx'
import { placeClient } from '../planner-imports.actions.ts'

type Client = PlannerImportView['clients'][number]
type Kind = 'wedding' | 'lead' | 'out'

const KINDS = [
  { value: 'lead', label: 'Solicitud' },
  { value: 'wedding', label: 'Boda' },
  { value: 'out', label: 'Fuera' },
] as const

/** The clients of a book without a wedding: what each of them becomes can be changed. */
export function ClientsDialog({ view, onClose }: { view: PlannerImportView; onClose: () => void }) {
  const given = useMutation({
    mutationFn: (client: { key: string; kind: Kind }) => placeClient(view.id, client),
  })
  return (
    <Dialog
      title="Clientes sin boda"
      description="Los que solo han preguntado irán a Solicitudes, sin avisarles. Una solicitud se contesta por correo: los que no tienen se quedan fuera."
      isOpen
      onOpenChange={onClose}
      width="lg"
    >
      <ul className="max-h-112 scroll-pane border-t border-line-strong">
        {view.clients.map((client) => (
          <li
            key={client.key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5"
          >
            <div className="min-w-0 flex-1 basis-52 text-sm wrap-anywhere">
              <b className="block font-strong">{client.name}</b>
              <span className="text-ink-2">{factsOf(client)}</span>
            </div>
            <Select<Kind>
              label={`Qué es ${client.name}`}
              hideLabel
              options={KINDS}
              value={
                given.isPending && given.variables.key === client.key ? given.variables.kind : client.kind
              }
              onChange={(kind) => given.mutate({ key: client.key, kind })}
              className="w-36"
            />
          </li>
        ))}
      </ul>
      <Refused>{given.isError && messageFor(given.error)}</Refused>
    </Dialog>
  )
}

const factsOf = ({ kind, status, email, phone }: Client): string =>
  [status, email ?? (kind === 'lead' ? 'Sin correo: se queda fuera' : null), phone]
    .filter((fact) => fact !== null)
    .join(' · ')
