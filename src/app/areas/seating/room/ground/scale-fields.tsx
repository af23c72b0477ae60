import type { RoomPicture } from '#domain/seating/room-ground.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { inMetres } from '../room-words.ts'
import { TwoPoints } from './two-points.tsx'
import type { useScale } from './use-scale.ts'

type ScaleFieldsProps = {
  picture: RoomPicture
  scale: ReturnType<typeof useScale>
  problem: string | null | undefined
}

/** The two points of a picture, the distance between them, and what that makes of it. */
export function ScaleFields({ picture, scale, problem }: ScaleFieldsProps) {
  const { width } = scale
  return (
    <>
      <p id="two-points-keys" className="text-sm text-ink-2">
        Lleva cada punto a un extremo de algo cuya medida sepas, como una pared. Con el teclado los mueven las
        flechas, y más lejos con Mayús.
      </p>
      <TwoPoints picture={picture} points={scale.points} onChange={scale.setPoints} />
      <div className="grid items-end gap-x-4 gap-y-2 md:grid-cols-2">
        <TextField
          label="Distancia entre los puntos, en m"
          inputMode="decimal"
          value={scale.typed}
          onChange={scale.setTyped}
          error={problem}
        />
        <p role="status" className="min-h-6 text-sm text-ink-2 md:pb-3">
          {width !== null &&
            `El plano mide ${inMetres(width)} por ${inMetres(Math.round((width * picture.height) / picture.width))}.`}
        </p>
      </div>
    </>
  )
}
