import { useMemo, useState } from 'react'
import { drawnSides } from '#domain/seating/room-layout.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import type { Room } from '../room.ts'
import { drawnChairs } from './drawn-chairs.ts'
import { GroundPicture } from './ground-picture.tsx'
import { Guides } from './guides.tsx'
import { movables } from './movables.ts'
import { usePlaceActions } from './place.actions.ts'
import { PlanDialogs } from './plan-dialogs.tsx'
import { PlanFoot } from './plan-foot.tsx'
import { PlanGround } from './plan-ground.tsx'
import { ZoomButtons } from './plan-legend.tsx'
import { LineWords, PlanLines } from './plan-lines.tsx'
import { PlanTable } from './plan-table.tsx'
import { takenSeats } from './taken-seats.ts'
import { useMove } from './use-move.ts'
import { usePanZoom } from './use-pan-zoom.ts'
import { useRoomLayout } from './use-room-layout.ts'
import { useRuleLines } from './use-rule-lines.ts'
import { useView } from './use-view.ts'
import { AROUND } from './view.ts'

/** The drawn plan of the room, on which tables and shapes are moved and people dropped. */
export function RoomPlan({ room }: { room: Room }) {
  const { weddingId, plan } = room
  const { eventId, tables, people } = plan
  const taken = takenSeats(people, room.proposed, plan.prepared)
  const chairs = useMemo(() => drawnChairs(plan, room.proposed), [plan, room.proposed])
  const [announcement, announce] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const furnished = useRoomLayout(weddingId, plan)
  const { layout, shapes } = furnished
  const rules = useRuleLines(weddingId, plan, { layout, shapes })
  const drawn = drawnSides(layout)
  const { pane, layer, view } = useView(drawn)
  const actions = usePlaceActions(weddingId, eventId, announce)
  const ground = usePanZoom(view, pane)
  const move = useMove({ layout, find: movables({ layout, tables, shapes, actions }) }, view)
  const isViewOnly = useViewOnly()
  return (
    <div className="relative min-h-0 flex-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div
        ref={pane}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys pan and zoom the room
        tabIndex={0}
        aria-label="Plano de la sala"
        aria-describedby="plan-keys"
        className="absolute inset-x-0 top-0 bottom-14 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
        onFocus={(event) => {
          if (event.target !== event.currentTarget) view.bringInto(event.target)
          rules.focusOn(event.target.getAttribute('data-movable'))
        }}
        onBlur={() => rules.focusOn(null)}
        {...ground}
      >
        <svg
          ref={layer}
          role="presentation"
          {...boxAround(drawn)}
          className="absolute top-0 left-0 origin-top-left overflow-visible select-none"
          {...(isViewOnly ? {} : move)}
        >
          {furnished.ground && <GroundPicture ground={furnished.ground} />}
          <PlanLines lines={rules.lines} onPoint={rules.point} />
          <PlanGround
            layout={layout}
            shapes={shapes}
            scale={view.scale}
            onOpen={isViewOnly ? ignore : ({ id }) => setOpened(id)}
            onResize={isViewOnly ? undefined : actions.resizeShape}
          />
          <Guides width={layout.width} depth={layout.depth} />
          {tables.map((table) => (
            <PlanTable
              key={table.id}
              table={table}
              place={layout.places.get(table.id)!}
              {...taken(table.id)}
              chairs={chairs.get(table.id)}
              broken={room.broken.get(table.id)}
              isSelected={room.tab === 'table' && room.table?.id === table.id}
              onOpen={room.onTable}
            />
          ))}
        </svg>
      </div>
      <LineWords lines={rules.told} />
      <PlanFoot room={room} furnished={furnished} actions={actions} onOpen={setOpened} />
      <ZoomButtons view={view} />
      <PlanDialogs
        opened={opened}
        {...furnished}
        weddingId={weddingId}
        actions={actions}
        onClose={() => setOpened(null)}
      />
      <PlanNotes announcement={announcement} />
    </div>
  )
}

/** The drawing with what stands at the edges of the room. */
function boxAround(room: { width: number; depth: number }) {
  const [width, height] = [room.width + 2 * AROUND, room.depth + 2 * AROUND]
  return { width, height, viewBox: `${-AROUND} ${-AROUND} ${width} ${height}` }
}

/** How the keys work, and what was just done, for screen readers. */
function PlanNotes({ announcement }: { announcement: string }) {
  return (
    <>
      <p id="plan-keys" className="sr-only">
        {KEYS}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

const ignore = () => {}

const KEYS =
  'Las flechas mueven el plano, más y menos lo acercan y lo alejan, y cero lo muestra entero. En una mesa, las flechas la mueven, con mayúsculas más lejos, y la erre la gira. Con Alt, las flechas cambian las medidas de una forma.'
