import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookVendor } from '#contract/book-vendors.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { codeOf } from '../../shared/error-messages.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { OvertakenNote } from '../../shared/page/overtaken-note.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { PriceFields } from './price-fields.tsx'
import { changesOf, factsOf, overtakenFields, problemsOf, type TypedVendor, typedOf } from './typed-vendor.ts'
import { addBookVendors, changeBookVendor } from './vendor-book.actions.ts'
import { VendorFields } from './vendor-fields.tsx'

type VendorDialogProps = {
  /** The one to change; null for a new one. */
  vendor: BookVendor | null
  /** Other people work with the book. */
  isTeams: boolean
  onClose: () => void
  onAdded: (id: string) => void
}

/** `from` is the vendor that was shown when the first field was typed: fields that were not touched are as it has them. */
type Fields = TypedVendor & { id: string; from: BookVendor | null }

/** Adds a vendor to the book, or changes the fields that were touched. */
export function VendorDialog({ vendor, isTeams, onClose, onAdded }: VendorDialogProps) {
  const [shown] = useState(vendor)
  const [firstId] = useState(() => vendor?.id ?? uuidv7())
  const [{ id = firstId, from = shown, ...typed }, type] = useUnsavedForm<Fields>(
    `book vendor ${vendor?.id ?? 'new'}`,
  )
  const fields: TypedVendor = { ...typedOf(from), ...typed }
  const forget = () => type(null)
  const [overtaken, setOvertaken] = useState<string[]>([])
  // The id and the vendor that was shown are kept with what is typed: a second try adds nothing twice.
  const change = (fields: Partial<Fields>) => type({ id, from, ...fields })
  const save = async () => {
    if (from) {
      const touched = changesOf(fields, from)
      const stored = await changeUnlessOvertaken(id, touched)
      setOvertaken(stored ? overtakenFields(touched.from, stored) : [])
      if (stored) return change({ from: stored })
    } else await addBookVendors([{ id, ...factsOf(fields), isPrivate: fields.isPrivate }])
    forget()
    onClose()
    if (from) return
    onAdded(id)
    showToast(`«${fields.name.trim()}» ya está en tu libreta.`)
  }
  const form = useSubmission(save, { problems: () => problemsOf(fields) })
  return (
    <FormDialog
      title={shown ? `Editar ${shown.name}` : 'Añadir proveedor'}
      description="Las parejas no ven nada de esto hasta que lo añades a su boda, y las notas ni entonces."
      width="lg"
      submitLabel={overtaken.length > 0 ? 'Guardar lo mío' : shown ? 'Guardar' : 'Añadir a la libreta'}
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
      offer={<OvertakenNote fields={overtaken} />}
    >
      <VendorFields fields={fields} problems={form.problems} type={change} />
      <PriceFields prices={fields.prices} isChecked={Boolean(form.problems.prices)} type={change} />
      <div className="grid gap-x-8 md:grid-cols-2">
        <Switch
          label="Favorito"
          description="Sale el primero de la lista."
          isSelected={fields.isFavourite}
          onChange={(isFavourite) => change({ isFavourite })}
        />
        {(isTeams || fields.isPrivate) && (!shown || shown.isPrivate) && (
          <Switch
            label="Solo para mí"
            description="El resto del equipo no lo ve."
            isSelected={fields.isPrivate}
            onChange={(isPrivate) => change({ isPrivate })}
          />
        )}
      </div>
    </FormDialog>
  )
}

/** Saves a change; gives the vendor as it is by now where another device has changed the same. */
async function changeUnlessOvertaken(
  id: string,
  { changes, from }: ReturnType<typeof changesOf>,
): Promise<BookVendor | null> {
  if (Object.keys(changes).length === 0) return null
  try {
    await changeBookVendor(id, changes, from)
    return null
  } catch (error) {
    if (!(error instanceof ORPCError) || codeOf(error) !== 'BOOK_VENDOR_CHANGED') throw error
    return (error.data as { stored: BookVendor }).stored
  }
}
