import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/planner/$pid/billing')({
  staticData: { title: 'Facturación' },
  component: () => (
    <ComingSoon
      title="Facturación"
      line="Los cobros de tus bodas y sus justificantes están en camino. Tu plan está en Configuración."
    />
  ),
})
