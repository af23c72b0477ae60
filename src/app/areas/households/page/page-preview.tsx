import { useQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { guestsQuery } from '../../guests/guests.queries.ts'

/** The stored draft as one of the families will find it, in a tab of its own. */
export function PagePreview({ weddingId, isDirty }: { weddingId: string; isDirty: boolean }) {
  const { data: guests } = useQuery(guestsQuery(weddingId))
  const { families } = useFamilies(weddingId, guests ?? [])
  const [chosen, setChosen] = useState<string | null>(null)
  if (!guests || !families) return null
  const stored = families.filter(({ household }) => household !== null)
  if (stored.length === 0)
    return (
      <p className="mt-6 text-ink-2">
        Cuando prepares la primera invitación, aquí verás la página de su familia.
      </p>
    )
  const shown = stored.find(({ key }) => key === chosen) ?? stored[0]!
  return (
    <div className="mt-6 flex flex-wrap items-end gap-3">
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
        Vista previa
      </a>
    </div>
  )
}
