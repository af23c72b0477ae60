import { TASK_TITLE_MAX } from '../tasks/tasks.ts'
import type { Hotel, RoomBlock } from './lodging.ts'

/** The task of a block while its hotel holds it until a day: to fill the free rooms or give them back by then. */
export type ReleaseTask = { title: string; dueOn: string }

/** The title that the task of a block has, until a person writes another. */
export const releaseTitle = (hotel: Pick<Hotel, 'name'>, block: Pick<RoomBlock, 'name'>): string =>
  `Confirmar o devolver habitaciones: ${hotel.name}, ${block.name}`.slice(0, TASK_TITLE_MAX).trim()

/**
 * The task of a block is there as long as rooms are held until a day, it stays and is done once
 * they are not held any more, and it goes when the day goes.
 */
export function releaseTaskOf(
  hotel: Pick<Hotel, 'name'>,
  block: Pick<RoomBlock, 'name' | 'isHeld' | 'heldUntil'>,
): ReleaseTask | 'stays' | 'goes' {
  if (!block.isHeld) return 'stays'
  return block.heldUntil === null ? 'goes' : { title: releaseTitle(hotel, block), dueOn: block.heldUntil }
}
