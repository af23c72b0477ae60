import { memo } from 'react'
import { groundBox, type RoomGround } from '#domain/seating/room-ground.ts'
import { movedTo } from './moved-to.ts'

/** The plan of the venue in the scale of the room. White paper is dimmed where all else is dark. */
export const GroundPicture = memo(function GroundPicture({ ground }: { ground: RoomGround }) {
  const box = groundBox(ground)
  return (
    <g className="pointer-events-none dark:opacity-45">
      <image
        data-ground={ground.id}
        href={ground.picture.url}
        aria-label="El plano del local"
        x={-box.width / 2}
        y={-box.depth / 2}
        width={box.width}
        height={box.depth}
        preserveAspectRatio="none"
        opacity={ground.opacity / 100}
        style={{ transform: movedTo(box, box.rotation) }}
      />
    </g>
  )
})
