import type { Profile } from '#contract/profile.ts'
import type { Density, Theme } from '#domain/style/appearance.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { chooseTheme } from '#ui/theme/theme.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { messageFor } from '../error-messages.ts'
import { profileQuery } from '../session/session.ts'

type Appearance = { theme: Theme | null; density: Density | null }

let shown: Appearance = { theme: null, density: null }

/**
 * Shows the app as the account says. What was shown already is not shown again: an older answer must not take back
 * what was chosen in another tab.
 */
export function showAppearance({ theme, density }: Appearance): void {
  if (theme && theme !== shown.theme) chooseTheme(theme)
  if (density && density !== shown.density) document.documentElement.dataset['density'] = density
  shown = { theme, density }
}

/** Changes how the app looks, here at once and on the other devices of the person when they open it. */
export async function changeAppearance(changes: Partial<Appearance>): Promise<void> {
  const changed = { ...shown, ...changes }
  if (changes.theme) chooseTheme(changes.theme)
  showAppearance(changed)
  queryClient.setQueryData(profileQuery.queryKey, (profile: Profile | undefined) =>
    profile ? { ...profile, ...changes } : profile,
  )
  try {
    await client.profile.update({
      ...(changes.theme && { theme: changes.theme }),
      ...(changes.density && { density: changes.density }),
    })
  } catch (error) {
    showToast(`Solo se ha cambiado en este dispositivo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
