import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Hotel, LodgingPerson, RoomBlock } from '#domain/lodging/lodging.ts'
import type { LodgingWish } from '#domain/lodging/wishes.ts'
import { useAccess } from '../../shared/session/access.ts'
import { useWedding } from '../../shared/session/use-session.ts'
import { useToday } from '../../shared/wedding/use-today.ts'
import { blockChanges, hotelChanges } from './lodging.changes.ts'
import { hotelsQuery, lodgingPeopleQuery, wishesQuery } from './lodging.queries.ts'

/** A hotel with its rooms. */
export type HotelRead = { hotel: Hotel; blocks: RoomBlock[] }

export type LodgingRead = { hotels: HotelRead[]; people: LodgingPerson[]; wishes: LodgingWish[] }

/** The hotels of a wedding and who sleeps in them, as the person sees it with their own changes in it. */
export function useLodging(weddingId: string) {
  const hotelsRead = useQuery(hotelsQuery(weddingId))
  const peopleRead = useQuery(lodgingPeopleQuery(weddingId))
  const wishesRead = useQuery(wishesQuery(weddingId))
  const { items: hotels } = hotelChanges.useItems(weddingId, hotelsRead.data?.hotels)
  const { items: blocks } = blockChanges.useItems(weddingId, hotelsRead.data?.blocks)
  const people = peopleRead.data
  const wishes = wishesRead.data
  const read = useMemo(
    (): LodgingRead | undefined =>
      hotels &&
      blocks &&
      people &&
      wishes && {
        people,
        wishes,
        hotels: hotels.map((hotel) => ({
          hotel,
          blocks: blocks.filter(({ hotelId }) => hotelId === hotel.id),
        })),
      },
    [hotels, blocks, people, wishes],
  )
  return { reads: [hotelsRead, peopleRead, wishesRead], read }
}

/** The wedding whose guests sleep somewhere, for the signed-in person. */
export type LodgingPlace = {
  weddingId: string
  couple: string
  today: string
  eventDate: string | null
  mayEdit: boolean
}

export function useLodgingPlace(weddingId: string): LodgingPlace {
  const wedding = useWedding(weddingId)
  const today = useToday(weddingId)
  const mayEdit = useAccess(weddingId, 'transport', 'edit')
  const couple = wedding?.name ?? ''
  const eventDate = wedding?.eventDate ?? null
  return useMemo(
    () => ({ weddingId, couple, today, eventDate, mayEdit }),
    [weddingId, couple, today, eventDate, mayEdit],
  )
}
