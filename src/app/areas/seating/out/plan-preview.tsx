import { type DrawnPlan, planArea } from '#domain/seating/plan-drawing.ts'
import type { PlanScale } from '#domain/seating/plan-scale.ts'
import type { RoomGround } from '#domain/seating/room-ground.ts'
import { useCarriedPicture } from './ground-picture.ts'
import { planSvg } from './plan-svg.ts'

type PlanPreviewProps = { plan: DrawnPlan; scale: PlanScale; color: string; ground: RoomGround | null }

/** A look at the room as it is printed. */
export function PlanPreview({ plan, scale, color, ground }: PlanPreviewProps) {
  const picture = useCarriedPicture(ground)
  const { width, depth } = planArea(plan)
  return (
    <div className="grid place-items-center bg-surface-2 p-5">
      <img
        alt={`El plano de la sala, a escala 1:${scale}`}
        src={`data:image/svg+xml,${encodeURIComponent(planSvg(plan, { scale, color, picture }))}`}
        className="max-h-72 max-w-full border border-line bg-white p-1 shadow-1"
        style={{ aspectRatio: `${width} / ${depth}`, width: width >= depth ? '26rem' : undefined }}
      />
    </div>
  )
}
