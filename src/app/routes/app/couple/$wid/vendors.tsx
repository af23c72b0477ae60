import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/couple/$wid/vendors')({
  staticData: { title: 'Proveedores' },
  component: () => <ComingSoon title="Proveedores" />,
})
