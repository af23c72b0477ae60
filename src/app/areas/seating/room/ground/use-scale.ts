import { useState } from 'react'
import { ROOM_SIDE_MAX } from '#domain/seating/room.ts'
import { type RoomPicture, widthByTwoPoints } from '#domain/seating/room-ground.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { typedMetres } from '../room-words.ts'
import { firstPoints, type PointPair } from './two-points.tsx'

/** The shortest distance by which a picture is scaled, in centimetres. */
const DISTANCE_MIN = 10

/**
 * Two points of a picture and the distance between them, as it is typed. Of a picture that has a width already the
 * distance is told, and follows the points until something is typed.
 */
export function useScale(picture: RoomPicture, former: number | null) {
  const [points, setPoints] = useState<PointPair>(() => firstPoints(picture))
  const [typed, setTyped] = useState<string | null>(null)
  const told = former === null ? '' : formatNumber(lengthOf(points) * (former / picture.width / 100), 2)
  const distance = typed === null ? null : typedMetres(typed, DISTANCE_MIN, 2 * ROOM_SIDE_MAX)
  const width = distance === null ? null : widthByTwoPoints(picture, points, distance)
  const isKept = former !== null && typed === null
  return {
    points,
    setPoints,
    typed: typed ?? told,
    setTyped,
    /** The width of the picture in centimetres; `null` while what is typed gives it none. */
    width: isKept ? former : width,
    problem: isKept || width !== null ? null : distance === null ? TYPE_IT : TOO_LARGE,
  }
}

const TYPE_IT = 'Escribe los metros que hay de un punto al otro, como 4,5.'
const TOO_LARGE =
  'Con esa distancia el plano no tendría medidas de una sala. Separa más los puntos o revísala.'

const lengthOf = ([first, second]: PointPair) => Math.hypot(first.x - second.x, first.y - second.y)
