import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../../../../shell/coming-soon.tsx'

export const Route = createFileRoute('/app/planner/$pid/billing')({
  staticData: { title: 'Facturación' },
  component: () => (
    <ComingSoon
      title="Facturación"
      line="La suscripción mensual y tus facturas llegarán próximamente. Mientras tanto no se te cobra nada."
    />
  ),
})
