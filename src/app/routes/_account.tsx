import { createFileRoute } from '@tanstack/react-router'
import { AccountScreen } from '../areas/accounts/account-screen.tsx'
import { readAccountSearch } from '../areas/accounts/account-search.ts'
import { recoveryToken } from '../areas/accounts/recovery.ts'
import { goHomeWhenSignedIn } from '../areas/accounts/session-start.ts'

export const Route = createFileRoute('/_account')({
  validateSearch: readAccountSearch,
  beforeLoad: async ({ search, location, cause }) => {
    if (cause !== 'enter' || search.logout || recoveryToken(location.hash) !== null) return
    await goHomeWhenSignedIn()
  },
  component: Account,
})

/** One screen for both addresses below it, so that the toggle keeps what was typed. */
function Account() {
  return <AccountScreen search={Route.useSearch()} />
}
