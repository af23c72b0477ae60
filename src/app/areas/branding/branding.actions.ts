import type { Branding, StoredLogo } from '#contract/branding.ts'
import { logoAddress } from '#contract/upload-address.ts'
import type { LogoCrop } from '#domain/branding/branding.ts'
import { profileQuery } from '../../shared/session/session.ts'
import { whileSignedIn } from '../../shared/session/signed-in.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { sendFile } from '../../sync/send-file.ts'
import { brandingQuery } from './branding.queries.ts'
import './branding.sentences.ts'

export type BrandChanges = Parameters<typeof client.branding.update>[0]

/** Saves the given fields of the brand. */
export async function saveBranding(changes: BrandChanges): Promise<Branding> {
  return show(await client.branding.update(changes))
}

export async function removeLogo(): Promise<Branding> {
  return show(await client.branding.removeLogo())
}

/** Sends a logo and the part of it that is kept; gives what was taken out of an SVG. */
export async function sendLogo(
  file: File,
  crop: LogoCrop | null,
  onProgress: (share: number) => void,
): Promise<StoredLogo> {
  const stored = await whileSignedIn(
    () => sendFile<StoredLogo>(logoAddress(file.name, crop), file, onProgress).stored,
  )
  const { removed: _, ...branding } = stored
  await show(branding)
  return stored
}

async function show(branding: Branding): Promise<Branding> {
  await queryClient.cancelQueries({ queryKey: brandingQuery().queryKey })
  queryClient.setQueryData(brandingQuery().queryKey, branding)
  // The profile has name, web and phone too, and the directory card shows the brand.
  void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: api.planners.key() })
  return branding
}
