import type { RoomBox } from '#domain/seating/room.ts'
import type { BoxHandle } from '#domain/seating/room-resize.ts'
import { sidesInWords } from './room-words.ts'
import type { useResize } from './use-resize.ts'

type ShapeHandlesProps = Pick<ReturnType<typeof useResize>, 'box' | 'isHeld' | 'handleProps'> & {
  /** Pixels of a centimetre. */
  scale: number
}

/** In pixels: a handle, the area around it that is pressed, and the shortest side that has room for three of them. */
const SEEN = 8
const PRESSED = 26
const ROOMY = 64

/** The handles of a shape around its middle, and its sides while one of them is moved. */
export function ShapeHandles({ box, isHeld, handleProps, scale }: ShapeHandlesProps) {
  return (
    <>
      {handlesOf(box, scale).map((handle) => {
        const at = { x: (handle.x * box.width) / 2, y: (handle.y * box.depth) / 2 }
        return (
          <g
            key={`${handle.x},${handle.y}`}
            data-handle={`${handle.x},${handle.y}`}
            style={{ cursor: cursorOf(handle, box.rotation) }}
            {...handleProps(handle)}
          >
            <rect {...around(at, PRESSED / scale)} className="fill-transparent" />
            <rect
              {...around(at, SEEN / scale)}
              strokeWidth={1.5 / scale}
              className="fill-surface stroke-primary"
            />
          </g>
        )
      })}
      {isHeld && (
        <text
          y={-box.depth / 2 - 18 / scale}
          fontSize={15 / scale}
          strokeWidth={4 / scale}
          textAnchor="middle"
          className="num pointer-events-none fill-ink stroke-surface-2 font-strong [paint-order:stroke]"
        >
          {sidesInWords(box)}
        </text>
      )}
    </>
  )
}

const around = ({ x, y }: { x: number; y: number }, side: number) => ({
  ...{ x: x - side / 2, y: y - side / 2, width: side, height: side },
})

const DIRECTIONS = [-1, 0, 1] as const

/** All eight of a shape that has room for them; of a thin one those at its ends, so that it can still be dragged. */
function handlesOf({ width, depth }: RoomBox, scale: number): BoxHandle[] {
  const isWide = width * scale >= ROOMY
  const isDeep = depth * scale >= ROOMY
  if (!isWide && !isDeep) return [{ x: 1, y: 1 }]
  return DIRECTIONS.flatMap((x) => DIRECTIONS.map((y) => ({ x, y }))).filter(
    ({ x, y }) => (x !== 0 || y !== 0) && (isWide || x === 0) && (isDeep || y === 0),
  )
}

const CURSORS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize']

/** The arrow of a handle as it lies on the screen, to an eighth of a turn. */
function cursorOf({ x, y }: BoxHandle, rotation: number): string {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI + rotation
  return CURSORS[((Math.round(degrees / 45) % 4) + 4) % 4]!
}
