import type { RoomShapeKind, SeatingShape } from './room.ts'

const KIND_WORDS: Record<RoomShapeKind, string> = {
  wall: 'Pared',
  dance_floor: 'Pista',
  bar: 'Barra',
  door: 'Puerta',
  music: 'Música',
  other: 'Otro',
}

/** The name of a shape as it is read. */
export const shapeName = ({ kind, label }: Pick<SeatingShape, 'kind' | 'label'>): string =>
  label ?? KIND_WORDS[kind]

/** The name that is drawn on a shape: a wall has one only where somebody named it. */
export const drawnName = (shape: Pick<SeatingShape, 'kind' | 'label'>): string | null =>
  shape.kind === 'wall' ? shape.label : shapeName(shape)
