import { createFileRoute, redirect } from '@tanstack/react-router'
import { JoinForm } from '../../../areas/member-codes/join-form.tsx'
import { WelcomePage } from '../../../areas/weddings/welcome-page.tsx'
import { currentWeddingId } from '../../../shared/session/session.ts'

export const Route = createFileRoute('/app/couple/')({
  staticData: { title: 'Tu boda' },
  beforeLoad: async ({ context }) => {
    const wid = await currentWeddingId(context)
    if (wid) throw redirect({ to: '/app/couple/$wid', params: { wid }, replace: true })
  },
  component: () => <WelcomePage JoinForm={JoinForm} />,
})
