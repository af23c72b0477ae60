import { useMemo, useState } from 'react'
import { unseatedFamilies } from '#domain/seating/unseated-families.ts'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { FamilySection } from './family-parts.tsx'
import { longFamilies } from './loaded-long.ts'
import type { Room } from './room.ts'

/** Of more families than these the ones in sight are drawn. */
const FAMILIES_AT_ONCE = 80

/** Of a long list these are drawn until it is known which are in sight. */
const FIRST_FAMILIES = 20

/** The people who come and have no seat, by family. */
export function Unseated({ room }: { room: Room }) {
  const { people } = room.plan
  const families = useMemo(() => unseatedFamilies(people), [people])
  const [isMissing, setMissing] = useState(false)
  const isLong = families.length > FAMILIES_AT_ONCE && !isMissing
  const long = useLoadedPart(longFamilies, isLong, () => setMissing(true))
  if (families.length === 0) return <p className="mt-4 text-sm text-ink-2">Todo el mundo tiene sitio.</p>
  if (isLong && long) return <long.LongFamilies families={families} room={room} />
  const drawn = isLong ? families.slice(0, FIRST_FAMILIES) : families
  return drawn.map((family) => <FamilySection key={family.key} family={family} room={room} />)
}
