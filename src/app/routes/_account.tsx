import { createFileRoute, redirect } from '@tanstack/react-router'
import { AccountScreen } from '../areas/accounts/account-screen.tsx'
import { readAccountSearch } from '../areas/accounts/account-search.ts'
import { recoveryToken } from '../areas/accounts/recovery.ts'
import { homeOfSession } from '../areas/accounts/session-start.ts'

export const Route = createFileRoute('/_account')({
  validateSearch: readAccountSearch,
  beforeLoad: async ({ search, location, cause }) => {
    if (cause !== 'enter' || search.logout || recoveryToken(location.hash) !== null) return
    const home = await homeOfSession()
    if (home) throw redirect({ to: home, replace: true })
  },
  component: Account,
})

/** One screen for both addresses below it, so that the toggle keeps what was typed. */
function Account() {
  return <AccountScreen search={Route.useSearch()} />
}
