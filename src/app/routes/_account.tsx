import { createFileRoute, redirect } from '@tanstack/react-router'
import { AccountScreen } from '../areas/accounts/account-screen.tsx'
import { readAccountSearch } from '../areas/accounts/account-search.ts'
import { recoveryToken } from '../areas/accounts/recovery.ts'
import { homeOfSession } from '../areas/accounts/session-start.ts'
import { rememberPendingCode } from '../lib/pending-code.ts'

export const Route = createFileRoute('/_account')({
  validateSearch: readAccountSearch,
  beforeLoad: async ({ search, location, cause }) => {
    if (cause !== 'enter' || search.logout || recoveryToken(location.hash) !== null) return
    const home = await homeOfSession()
    if (!home) return
    // Who opens an invitation with a session is offered its code at home.
    if (search.code) rememberPendingCode(search.code)
    throw redirect({ to: home, replace: true })
  },
  component: Account,
})

/** One screen for both addresses below it, so that the toggle keeps what was typed. */
function Account() {
  return <AccountScreen search={Route.useSearch()} />
}
