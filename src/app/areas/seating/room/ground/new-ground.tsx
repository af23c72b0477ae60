import { firstPlace, GROUND_OPACITY, type RoomPicture } from '#domain/seating/room-ground.ts'
import { FormDialog } from '../../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../../shared/page/use-submission.ts'
import type { PlaceActions } from '../place.actions.ts'
import { ScaleFields } from './scale-fields.tsx'
import { useScale } from './use-scale.ts'

type NewGroundProps = { picture: RoomPicture; actions: PlaceActions; onClose: () => void }

/** The scale of a picture that has been chosen. */
export function NewGround({ picture, actions, onClose }: NewGroundProps) {
  const scale = useScale(picture, null)
  const form = useSubmission(
    () => {
      if (scale.width === null) return
      const place = firstPlace(picture, scale.width)
      actions.addGround(picture, { place, opacity: GROUND_OPACITY })
      onClose()
    },
    { problems: () => ({ distance: scale.problem }) },
  )
  return (
    <FormDialog
      title="Plano del local"
      width="lg"
      form={form}
      submitLabel="Poner en el plano"
      onGiveUp={null}
      onClose={onClose}
    >
      <ScaleFields picture={picture} scale={scale} problem={form.problems.distance} />
    </FormDialog>
  )
}
