import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { guestsQuery } from '../../guests/guests.queries.ts'

type PagePreviewProps = { weddingId: string; isDirty: boolean }

/** The stored draft as one of the families will find it; the families are read once it is asked for. */
export function PagePreview(props: PagePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <Button variant="secondary" icon={Eye} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        Vista previa
      </Button>
      {isOpen && <FamilyChoice {...props} />}
    </div>
  )
}

function FamilyChoice({ weddingId, isDirty }: PagePreviewProps) {
  const guests = useQuery(guestsQuery(weddingId))
  const { query, families } = useFamilies(weddingId, guests.data ?? [])
  const [chosen, setChosen] = useState<string | null>(null)
  const failed = [guests, query].find(({ isError }) => isError)
  if (failed) return <p role="alert">{messageFor(failed.error)}</p>
  if (!guests.data || !families) return <Spinner />
  const stored = families.filter(({ household }) => household !== null)
  const shown = stored.find(({ key }) => key === chosen) ?? stored[0]
  if (!shown)
    return (
      <p className="text-ink-2">Cuando prepares la primera invitación, aquí verás la página de su familia.</p>
    )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="Ver como"
        options={stored.map(({ key, name }) => ({ value: key, label: name }))}
        value={shown.key}
        onChange={setChosen}
        description={isDirty ? 'Guarda el borrador para ver también lo último.' : undefined}
        className="w-full max-w-80"
      />
      <a
        href={`/api/weddings/${weddingId}/households/${shown.key}/guest-page`}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'secondary' })}
      >
        <Icon of={ExternalLink} />
        Abrir la vista previa
      </a>
    </div>
  )
}
