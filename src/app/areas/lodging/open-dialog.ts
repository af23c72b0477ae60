/** The dialog over the tab; `back` is the one that it was opened from. */
export type OpenDialog = { back?: OpenDialog } & (
  | { kind: 'hotel'; hotelId: string | null }
  | { kind: 'rooms'; hotelId: string }
  | { kind: 'block'; hotelId: string; blockId: string | null }
  | { kind: 'remove'; hotelId: string; blockId?: string }
  | { kind: 'lodge'; familyKey: string | null; blockId: string | null; guestIds?: string[] }
)
