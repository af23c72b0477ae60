import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Guest } from '#contract/guests.ts'
import type { LoadedPart } from '#ui/opening/loaded-part.ts'
import type { SendingStart } from '../../shared/wedding/sending-start.ts'
import type { GuestActions } from './guests.actions.ts'
import type { ColumnKeys, ExtraColumns } from './use-columns.ts'
import type { GuestView } from './use-guest-view.ts'

/** The guests by families, their further columns and their invitations: the area of households draws them. */
export type HouseholdViews = {
  WithColumns: ComponentType<{
    weddingId: string
    guests: readonly Guest[]
    keys: ColumnKeys
    children: (extra: ExtraColumns) => ReactNode
  }>
  FamiliesView: ComponentType<FamiliesViewProps>
  FiltersDialog: ComponentType<FiltersDialogProps>
  seatsElsewhere: LoadedPart<SeatViews>
  InvitationsPanel: ComponentType<{
    weddingId: string
    guests: readonly Guest[]
    start: SendingStart
    onClose: () => void
  }>
}

/** The seats of guests: the area of the tables draws them. */
export type SeatViews = {
  SeatOfGuest: ComponentType<{
    weddingId: string
    guestId: string
    mayEdit: boolean
    children: (table: string | undefined) => ReactNode
  }>
  SeatFamily: ComponentType<{ weddingId: string; guestIds: readonly string[] }>
}

export type FamiliesViewProps = {
  weddingId: string
  guests: readonly Guest[]
  view: GuestView
  actions: GuestActions
  isPhone: boolean
  columns: ColumnKeys
}

export type FiltersDialogProps = {
  weddingId: string
  guests: readonly Guest[]
  view: GuestView
  /** A phone has a line below each name in place of columns. */
  isPhone: boolean
  columns: ColumnKeys
  onColumns: (columns: ColumnKeys) => void
  onClose: () => void
}

/** The parts that open over the list, fetched in one file when the screen is idle. */
export type GuestDialogs = typeof import('./own-dialogs.ts') & HouseholdViews

/** The route puts the file together, because households stand on guests and guests know nothing of them. */
export const GuestDialogsContext = createContext<LoadedPart<GuestDialogs> | null>(null)

export function useGuestDialogs(): LoadedPart<GuestDialogs> {
  const dialogs = useContext(GuestDialogsContext)
  if (!dialogs) throw new Error('the route of the guests provides their dialogs')
  return dialogs
}
