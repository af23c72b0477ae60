import type { Hotel } from '#domain/lodging/lodging.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { OvertakenNote } from '../../shared/page/overtaken-note.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { HotelFields } from './hotel-fields.tsx'
import { formOfHotel, type HotelForm, hotelOfForm, mapProblem } from './hotel-form.ts'
import { saveHotel } from './lodging.actions.ts'
import { overtakenHotel, type WithShown } from './overtaken-fields.ts'
import type { LodgingPlace } from './use-lodging.ts'

type HotelDialogProps = {
  hotel: Hotel | null
  place: LodgingPlace
  /** Told the hotel that was added. */
  onSaved: (hotelId: string) => void
  onClose: () => void
}

/** A hotel that is added or changed. */
export function HotelDialog({ hotel, place: { weddingId }, onSaved, onClose }: HotelDialogProps) {
  const [typed, type] = useUnsavedForm<WithShown<HotelForm>>(`hotel ${hotel?.id ?? weddingId}`)
  const stored = formOfHotel(hotel)
  const fields = { ...stored, shown: stored, ...typed }
  const overtaken = overtakenHotel(fields, stored)
  const save = () => {
    const id = saveHotel(weddingId, hotel, hotelOfForm(fields))
    type(null)
    if (hotel) onClose()
    else onSaved(id)
  }
  const form = useSubmission(save, {
    problems: () => ({
      name: fields.name.trim() ? null : 'Escribe cómo se llama.',
      mapUrl: mapProblem(fields.mapUrl),
    }),
  })
  return (
    <FormDialog
      title={hotel ? hotel.name : 'Añadir hotel'}
      form={form}
      submitLabel={overtaken.length > 0 ? 'Guardar lo mío' : 'Guardar'}
      offer={<OvertakenNote fields={overtaken} />}
      onGiveUp={() => type(null)}
      onClose={onClose}
    >
      <HotelFields
        fields={fields}
        problems={form.problems}
        onChange={(change) => type({ ...change, shown: fields.shown })}
      />
    </FormDialog>
  )
}
