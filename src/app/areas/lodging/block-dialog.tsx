import type { Hotel, RoomBlock } from '#domain/lodging/lodging.ts'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { OvertakenNote } from '../../shared/page/overtaken-note.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { BlockFields } from './block-fields.tsx'
import { type BlockForm, blockOfForm, blockProblems, formOfBlock } from './block-form.ts'
import { saveBlock } from './lodging.actions.ts'
import { overtakenRooms, type WithShown } from './overtaken-fields.ts'
import type { LodgingPlace } from './use-lodging.ts'

type BlockDialogProps = {
  hotel: Hotel
  block: RoomBlock | null
  place: LodgingPlace
  onClose: () => void
}

/** Rooms of one type that are added to a hotel or changed. */
export function BlockDialog({ hotel, block, place: { weddingId }, onClose }: BlockDialogProps) {
  const [typed, type] = useUnsavedForm<WithShown<BlockForm>>(`rooms ${block?.id ?? hotel.id}`)
  const stored = formOfBlock(block, hotel.kind === 'own')
  const fields = { ...stored, shown: stored, ...typed }
  const overtaken = overtakenRooms(fields, stored)
  const save = () => {
    saveBlock(weddingId, hotel.id, block, blockOfForm(fields))
    type(null)
    onClose()
  }
  const form = useSubmission(save, {
    problems: () => blockProblems(fields),
    ask: (drawn) => ({ nights: dateProblemIn(drawn) }),
  })
  return (
    <FormDialog
      title={block ? block.name : 'Añadir habitaciones'}
      description={hotel.name}
      form={form}
      submitLabel={overtaken.length > 0 ? 'Guardar lo mío' : 'Guardar'}
      offer={<OvertakenNote fields={overtaken} />}
      onGiveUp={() => type(null)}
      onClose={onClose}
    >
      <BlockFields
        fields={fields}
        problems={form.problems}
        isOwn={hotel.kind === 'own'}
        onChange={(change) => type({ ...change, shown: fields.shown })}
      />
    </FormDialog>
  )
}
