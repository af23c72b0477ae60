import type { ComponentType } from 'react'
import type { Wedding } from '#contract/weddings.ts'

/** The form of the invitations that joins a wedding with a code; the route hands it in. */
export type JoinFormSlot = ComponentType<{
  initialCode?: string | null
  autoFocus?: boolean
  onJoined: (wedding: Wedding) => void
}>
