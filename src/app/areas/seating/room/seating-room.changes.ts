import type { RoomBox, SeatingRoom, SeatingShape } from '#domain/seating/room.ts'
import type { GroundPlace, RoomGround } from '#domain/seating/room-ground.ts'
import { shapeName } from '#domain/seating/shape-name.ts'
import { client } from '../../../sync/api.ts'
import { createEditableList } from '../../../sync/list-changes/editable-list.ts'
import { patchList } from '../../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../../sync/query-client.ts'
import '../seating.sentences.ts'
import { groundsQuery, refreshRooms, roomsQuery, shapesQuery } from './room.queries.ts'
import { inMetres } from './room-words.ts'

/** The person's own changes to the sizes of the rooms. */
export const roomChanges = createEditableList<SeatingRoom, string, 'width' | 'depth'>({
  area: 'seating-room',
  read: (weddingId) => queryClient.fetchQuery({ ...roomsQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(roomsQuery(weddingId).queryKey, patch),
  refresh: refreshRooms,
  requests: {
    add: (weddingId, room, options) => client.seating.rooms.add({ weddingId, ...room }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.seating.rooms.update({ weddingId, roomId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) => client.seating.rooms.remove({ weddingId, roomId: id }, options),
  },
  notFound: 'ROOM_NOT_FOUND',
  failedAdditions: 'undone',
  refusals: { EVENT_NOT_FOUND: 'undone' },
  words: {
    where: 'el plano',
    name: () => 'la sala',
    subject: () => 'La sala',
    object: () => 'las medidas de la sala',
    removed: () => 'quitado las medidas de la sala',
    fields: {
      width: {
        act: () => 'cambiar el ancho de la sala',
        about: () => 'el ancho de la sala',
        reads: inMetres,
      },
      depth: {
        act: () => 'cambiar el fondo de la sala',
        about: () => 'el fondo de la sala',
        reads: inMetres,
      },
    },
  },
})

/** The person's own changes to walls, dance floors, bars and doors. */
export const shapeChanges = createEditableList<SeatingShape, string, 'label' | 'box'>({
  area: 'seating-shape',
  read: (weddingId) => queryClient.fetchQuery({ ...shapesQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(shapesQuery(weddingId).queryKey, patch),
  refresh: refreshRooms,
  requests: {
    add: (weddingId, shape, options) => client.seating.shapes.add({ weddingId, ...shape }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.seating.shapes.update({ weddingId, shapeId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) => client.seating.shapes.remove({ weddingId, shapeId: id }, options),
  },
  notFound: 'SHAPE_NOT_FOUND',
  failedAdditions: 'undone',
  refusals: { TOO_MANY_ROOM_SHAPES: 'undone', EVENT_NOT_FOUND: 'undone' },
  words: {
    where: 'el plano',
    name: shapeName,
    subject: (name) => `«${name}»`,
    object: (name) => `«${name}»`,
    removed: (name) => `quitado «${name}»`,
    fields: {
      label: {
        act: (shape) => `cambiar el nombre de «${shapeName(shape)}»`,
        about: (shape) => `el nombre de «${shapeName(shape)}»`,
        reads: (label: string | null) => label ?? 'sin nombre',
      },
      box: {
        act: (shape) => `mover «${shapeName(shape)}»`,
        about: (shape) => `el lugar de «${shapeName(shape)}»`,
        reads: ({ width, depth }: RoomBox) => `${inMetres(width)} por ${inMetres(depth)}`,
      },
    },
  },
})

/** The person's own changes to the plans of the venues below the rooms. */
export const groundChanges = createEditableList<RoomGround, string, 'place' | 'opacity'>({
  area: 'room-ground',
  read: (weddingId) => queryClient.fetchQuery({ ...groundsQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(groundsQuery(weddingId).queryKey, patch),
  refresh: refreshRooms,
  requests: {
    add: (weddingId, { picture, ...ground }, options) =>
      client.seating.grounds.add({ weddingId, pictureId: picture.id, ...ground }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.seating.grounds.update({ weddingId, groundId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) =>
      client.seating.grounds.remove({ weddingId, groundId: id }, options),
  },
  notFound: 'GROUND_NOT_FOUND',
  failedAdditions: 'undone',
  refusals: { EVENT_NOT_FOUND: 'undone', GROUND_EXISTS: 'undone', ROOM_PICTURE_NOT_FOUND: 'undone' },
  words: {
    where: 'el plano',
    name: () => 'el plano del local',
    subject: () => 'El plano del local',
    object: () => 'el plano del local',
    removed: () => 'quitado el plano del local',
    fields: {
      place: {
        act: () => 'cambiar la escala o el lugar del plano del local',
        about: () => 'el plano del local',
        reads: ({ width }: GroundPlace) => `${inMetres(width)} de ancho`,
      },
      opacity: {
        act: () => 'cambiar la opacidad del plano del local',
        about: () => 'la opacidad del plano del local',
        reads: (opacity: number) => `${opacity} %`,
      },
    },
  },
})
