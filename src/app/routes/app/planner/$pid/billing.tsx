import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/planner/$pid/billing')({
  staticData: { title: 'Facturación' },
  component: () => (
    <ComingSoon
      title="Facturación"
      line="La suscripción mensual y sus justificantes están en camino. Mientras tanto no se te cobra nada."
    />
  ),
})
