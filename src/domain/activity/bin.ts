import { REMOVABLE_TABLES, type RemovableTable } from './logged-tables.ts'

/** The filters of the bin, and the tables whose rows are of each kind. */
export const BIN_KINDS = {
  guests: ['guests', 'households', 'wedding_events'],
  vendors: ['vendors', 'component_catalog'],
  agenda: ['agenda_days', 'agenda_items'],
  tasks: ['tasks'],
  tables: ['seating_tables'],
  lodging: ['hotels', 'room_blocks'],
  buses: ['bus_trips'],
  payments: ['payments', 'payers'],
  images: ['inspiration_folders', 'inspirations', 'wedding_covers'],
  files: ['item_files_on_vendor', 'item_files_on_guest', 'item_files_on_item', 'item_files_on_task'],
  comments: [
    'comments_on_vendor',
    'comments_on_guest',
    'comments_on_item',
    'comments_on_task',
    'comments_on_image',
    'comments_on_category',
  ],
  links: ['agenda_links', 'inspiration_shares'],
} as const satisfies Record<string, readonly RemovableTable[]>

export type BinKind = keyof typeof BIN_KINDS

export const BIN_KIND_NAMES = Object.keys(BIN_KINDS) as [BinKind, ...BinKind[]]

/** The tables of a kind, or all of them, the greater first. */
export const binTables = (kind: BinKind | undefined): readonly RemovableTable[] =>
  kind === undefined
    ? REMOVABLE_TABLES
    : REMOVABLE_TABLES.filter((table) => (BIN_KINDS[kind] as readonly string[]).includes(table))

/** Entries of a page. */
export const BIN_PAGE = 40

/** Rows that an entry names; the others are counted, and found by searching. */
export const BIN_ROWS_SHOWN = 50

/** Entries that are recovered, or deleted for good, by one request. */
export const BIN_AT_ONCE_MAX = 100

/** Characters that are searched for. */
export const BIN_SEARCH_MAX = 100

/** Characters of the key of a row: two ids, or one with the name of a category. */
export const BIN_KEY_MAX = 300
