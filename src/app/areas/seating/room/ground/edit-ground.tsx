import { useState } from 'react'
import { GROUND_OPACITY, GROUND_OPACITY_MIN, type RoomGround, scaledTo } from '#domain/seating/room-ground.ts'
import { Button } from '#ui/button.tsx'
import { Slider } from '#ui/fields/slider.tsx'
import { FormDialog } from '../../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../../shared/page/use-submission.ts'
import type { PlaceActions } from '../place.actions.ts'
import { CornerFields } from './corner-fields.tsx'
import { ScaleFields } from './scale-fields.tsx'
import { useCorner } from './use-corner.ts'
import { useScale } from './use-scale.ts'

type EditGroundProps = { ground: RoomGround; actions: PlaceActions; onClose: () => void }

/** The scale, the opacity, the place and the turn of the plan of the venue. */
export function EditGround({ ground, actions, onClose }: EditGroundProps) {
  // Only what is changed is saved: another member may have moved it since the dialog opened.
  const [shown] = useState(ground)
  const { picture } = shown
  const scale = useScale(picture, shown.place.width)
  const corner = useCorner(shown)
  const [opacity, setOpacity] = useState(shown.opacity)
  const form = useSubmission(
    () => {
      if (scale.width === null || !corner.typed) return
      const { x, y, rotation } = corner.typed
      const moved = { ...ground.place, x: ground.place.x + x, y: ground.place.y + y, rotation }
      const place = scale.width === shown.place.width ? moved : scaledTo(moved, picture, scale.width)
      actions.changeGround(ground, { place, opacity: opacity === shown.opacity ? ground.opacity : opacity })
      onClose()
    },
    { problems: () => ({ distance: scale.problem, ...corner.problems }) },
  )
  const remove = () => {
    actions.removeGround(ground)
    onClose()
  }
  return (
    <FormDialog
      title="Plano del local"
      width="lg"
      form={form}
      submitLabel="Guardar"
      onGiveUp={null}
      onClose={onClose}
      actions={
        <Button variant="danger" onPress={remove}>
          Quitar el plano
        </Button>
      }
    >
      <ScaleFields picture={picture} scale={scale} problem={form.problems.distance} />
      <CornerFields fields={corner.fields} problems={form.problems} />
      <div>
        <p className="flex justify-between text-sm font-strong">
          Opacidad <span className="num font-normal text-ink-2">{opacity}&nbsp;%</span>
        </p>
        <Slider
          label="Opacidad"
          valueText={`${opacity} %`}
          value={opacity}
          from={GROUND_OPACITY}
          min={GROUND_OPACITY_MIN}
          max={100}
          page={10}
          onChange={setOpacity}
        />
      </div>
    </FormDialog>
  )
}
