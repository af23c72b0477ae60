import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

/** Every control of the design system in all its states, in development only: a build leaves it out. */
export const Route = createFileRoute('/dev/ui')({
  staticData: { title: 'Componentes' },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: import.meta.env.DEV
    ? lazyRouteComponent(() => import('../dev/ui-gallery.tsx'), 'UiGallery')
    : undefined,
})
