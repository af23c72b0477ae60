import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { householdsQuery } from '../../../shared/households/households-query.ts'
import { menuName, needsInWords } from '../../../shared/households/words.ts'
import { useAccess } from '../../../shared/session/access.ts'

/** The menu of a guest and what the kitchen has to know, in words. */
export type Fare = { menu: string | null; needs: string | null }

/** The menu and the needs of each guest, by their ids; nothing for a member who does not see the guests. */
export function useFares(weddingId: string): ReadonlyMap<string, Fare> {
  const enabled = useAccess(weddingId, 'guests', 'view')
  const { data } = useQuery({ ...householdsQuery(weddingId), enabled })
  return useMemo(() => {
    const { menus } = data?.settings ?? { menus: [] }
    return new Map(
      data?.guests.map((details) => [
        details.guestId,
        { menu: menuName(menus, details.menu), needs: needsInWords(details) },
      ]),
    )
  }, [data])
}
