import { v7 as uuidv7 } from 'uuid'
import type { GroundPlace, RoomGround, RoomPicture } from '#domain/seating/room-ground.ts'
import { inMetres } from './room-words.ts'
import type { Say } from './say.ts'
import { groundChanges } from './seating-room.changes.ts'

type Look = { place: GroundPlace; opacity: number }

/** The acts on the plan of the venue below a room. */
export function groundActions(weddingId: string, eventId: string | null, say: Say) {
  const put = (item: RoomGround, look: Look) => {
    if (JSON.stringify(item.place) !== JSON.stringify(look.place))
      groundChanges.submit(weddingId, { kind: 'edit', item, field: 'place', value: look.place })
    if (item.opacity !== look.opacity)
      groundChanges.submit(weddingId, { kind: 'edit', item, field: 'opacity', value: look.opacity })
  }
  return {
    addGround(picture: RoomPicture, look: Look) {
      const item = { id: uuidv7(), eventId, picture, ...look, createdAt: new Date().toISOString() }
      groundChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
      say(`El plano del local: ${inMetres(look.place.width)} de ancho.`, () =>
        groundChanges.submit(weddingId, { kind: 'remove', item }),
      )
    },
    changeGround(ground: RoomGround, look: Look) {
      put(ground, look)
      say('El plano del local ha cambiado.', () => put({ ...ground, ...look }, ground))
    },
    removeGround: (ground: RoomGround) => groundChanges.remove(weddingId, ground),
  }
}
