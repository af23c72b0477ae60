import { useMemo, useRef } from 'react'
import type { UnseatedFamily } from '#domain/seating/unseated-families.ts'
import { FamilySection, tableBeside } from '../family-parts.tsx'
import type { Room } from '../room.ts'
import { usePartsInSight } from './use-parts-in-sight.ts'

/** The heights of a family's heading with the space above it, and of each of its rows, in rem. */
const HEADING = 3.5
const ROW = 2.75

type LongFamiliesProps = { families: readonly UnseatedFamily[]; room: Room }

/** Those without a seat of a large wedding: the families in sight are drawn, and those around them. */
export function LongFamilies({ families, room }: LongFamiliesProps) {
  const { plan } = room
  const list = useRef<HTMLDivElement>(null)
  const heights = useMemo(
    () =>
      families.map((family) => HEADING + ROW * (family.people.length + (tableBeside(family, plan) ? 1 : 0))),
    [families, plan],
  )
  return (
    <div ref={list} className="flow-root [overflow-anchor:none]">
      {usePartsInSight(list, heights).map(({ index, gap }) => {
        const family = index === 'end' ? undefined : families[index]
        if (!family) return <div key="end" style={{ height: `${gap}rem` }} />
        const height = `${heights[Number(index)]}rem`
        return (
          <div
            key={family.key}
            data-part={index}
            className="flow-root"
            style={{ marginTop: `${gap}rem`, height }}
          >
            <FamilySection family={family} room={room} />
          </div>
        )
      })}
    </div>
  )
}
