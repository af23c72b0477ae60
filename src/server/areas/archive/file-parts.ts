import type { FileKind } from '#domain/files/files.ts'

/** The names in the index for the files of each kind of item, and the item that is on screen. */
export const FILE_PARTS: {
  [K in FileKind]: {
    part: 'vendor_files' | 'guest_files' | 'agenda_item_files' | 'task_files'
    table: string
    isThere: string
  }
} = {
  vendor: { part: 'vendor_files', table: 'vendors', isThere: 'i.deleted_at is null' },
  guest: { part: 'guest_files', table: 'guests', isThere: 'true' },
  task: { part: 'task_files', table: 'tasks', isThere: 'true' },
  item: { part: 'agenda_item_files', table: 'agenda_items', isThere: 'true' },
}

/** The parts of the index whose rows have a file in the ZIP. */
export const PARTS_WITH_FILES = [
  'vendor_files',
  'guest_files',
  'agenda_item_files',
  'task_files',
  'inspirations',
  'wedding_covers',
  'room_pictures',
] as const

/** Files of items, of any type; all others are images. */
export const isItemFile = (part: string): boolean =>
  Object.values(FILE_PARTS).some((one) => one.part === part)
