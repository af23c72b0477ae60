import { useEffect, useState } from 'react'
import type { RoomGround } from '#domain/seating/room-ground.ts'

/** The picture below a room, in a form that a file can carry in itself. */
export type CarriedPicture = { href: string; opacity: number }

/** The picture of a ground with its bytes; throws when it cannot be fetched. */
export async function carriedPicture(ground: RoomGround, signal?: AbortSignal): Promise<CarriedPicture> {
  const answer = await fetch(ground.picture.url, { signal: signal ?? null })
  if (!answer.ok) throw new Error(`The picture answers with ${answer.status}`)
  return { href: await dataUrlOf(await answer.blob()), opacity: ground.opacity }
}

/** The same for a look at it; `null` until it has come, and where it does not come. */
export function useCarriedPicture(ground: RoomGround | null): CarriedPicture | null {
  const [picture, setPicture] = useState<CarriedPicture | null>(null)
  useEffect(() => {
    if (!ground) return
    const leaving = new AbortController()
    carriedPicture(ground, leaving.signal).then(setPicture, () => {})
    return () => leaving.abort()
  }, [ground])
  return ground && picture
}

const dataUrlOf = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
