import { expect } from 'vitest'
import type { Person } from '../accounts/person.ts'
import { picture } from '../outside/images.ts'

/** The id of a plan of the venue below the room of a wedding, whose address is given; it is put there when there is none. */
export async function groundOf(person: Person, at: string): Promise<string> {
  const read = await person.get(`${at}/seating/grounds`)
  expect(read).toMatchObject({ status: 200 })
  if (read.body[0]) return read.body[0].id
  const image = await picture(80, 60).png().toBuffer()
  const sent = await person.sendBytes(`${at}/seating/pictures?name=plano.png`, image)
  expect(sent.status).toBe(201)
  const place = { x: 1000, y: 750, width: 2000, rotation: 0 }
  const added = await person.post(`${at}/seating/grounds`, { pictureId: sent.body.id, place })
  return added.body.id
}
