import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookVendor } from '#contract/book-vendors.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { Select } from '#ui/fields/select.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useWeddings } from '../../shared/session/use-session.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { api } from '../../sync/api.ts'
import { putOnCanvas } from './put-on-canvas.ts'
import { type Chosen, TAKEN } from './vendor-choice.tsx'
import { VendorChoices } from './vendor-choices.tsx'

type AddToWeddingProps = {
  /** The vendors of the book that are there. */
  vendors: readonly BookVendor[]
  /** Chosen from the start. */
  first: BookVendor | undefined
  /** The wedding that is chosen at first, where it is known. */
  firstWeddingId?: string
  /** The agency whose book it is, where the page is about none. */
  agencyId?: string | null
  onClose: () => void
}

/** 'Añadir a una boda': puts vendors of the book onto the canvas of a wedding, in one act. */
export function AddToWeddingDialog({
  vendors,
  first,
  firstWeddingId,
  agencyId = null,
  onClose,
}: AddToWeddingProps) {
  const weddings = useWeddings().filter(({ access }) => access.vendors === 'edit')
  const [weddingId, setWeddingId] = useState(firstWeddingId ?? weddings[0]?.id ?? null)
  const [chosen, setChosen] = useState<Chosen>(new Map(first ? [[first.id, TAKEN]] : []))
  const wedding = weddings.find(({ id }) => id === weddingId)
  const canvas = useQuery({
    ...api.vendors.list.queryOptions({ input: { weddingId: weddingId ?? '' } }),
    enabled: weddingId !== null,
  })
  const present = new Set((canvas.data ?? []).map(({ name }) => foldText(name)))
  const form = useSubmission(
    async () => {
      await putOnCanvas(wedding!, vendors, chosen, agencyId)
      onClose()
    },
    {
      problems: () => ({
        wedding: wedding ? null : 'Elige una boda.',
        vendors: chosen.size > 0 ? null : 'Marca al menos un proveedor.',
      }),
    },
  )
  return (
    <FormDialog
      title="Añadir a una boda"
      description="Pasan el nombre, el contacto, el precio que elijas y los archivos que marques. Tus notas se quedan en la libreta."
      width="lg"
      submitLabel={chosen.size > 1 ? `Añadir ${chosen.size} proveedores` : 'Añadir a la boda'}
      pendingLabel="Añadiendo"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      <Select
        label="Boda"
        options={weddings.map(({ id, name, eventDate }) => ({
          value: id,
          label: eventDate ? `${name}, ${dateInWords(eventDate)}` : name,
        }))}
        value={weddingId}
        onChange={setWeddingId}
        placeholder={weddings.length > 0 ? 'Elige' : 'No tienes bodas todavía'}
        isDisabled={weddings.length === 0}
        error={form.problems.wedding}
      />
      <VendorChoices
        vendors={vendors}
        day={wedding?.eventDate ?? null}
        isPresent={({ name }) => present.has(foldText(name))}
        chosen={chosen}
        onChoose={setChosen}
        problem={form.problems.vendors}
      />
    </FormDialog>
  )
}
