import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Wedding } from '#contract/weddings.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { createWedding } from './weddings.actions.ts'

/** Creates one wedding, however often it is tried: the id is made once for the form that uses it. */
export function useCreateWedding(): (wedding: {
  name: string
  eventDate: string | null
}) => Promise<Wedding> {
  const profile = useProfile()
  const [id] = useState(() => uuidv7())
  return (wedding) => createWedding(profile, { id, ...wedding })
}
