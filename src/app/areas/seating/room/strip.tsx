import { NOT_FITTING, type RoomStrip } from '#domain/seating/room-strip.ts'

/** The strip below the room, for tables that it has no room for. */
export function Strip({ x, y, width, depth }: RoomStrip) {
  return (
    <g>
      <rect
        {...{ x, y, width }}
        height={depth}
        rx={20}
        strokeWidth={4}
        className="fill-pendiente-bg/40 stroke-pendiente-fg [stroke-dasharray:16_12]"
      />
      <text x={x + 40} y={y + 62} fontSize={44} className="serif fill-pendiente-fg">
        {NOT_FITTING}
      </text>
    </g>
  )
}
