import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../../areas/support/help-page.tsx'
import { RouteError } from '../../shell/route-error.tsx'

/** `?desde` is the page that a person came from, `?conversacion` opens one. */
type Search = { desde?: string; conversacion?: string }

export const Route = createFileRoute('/app/help')({
  staticData: { title: 'Ayuda' },
  validateSearch: ({ desde, conversacion }: Record<string, unknown>): Search => ({
    ...(typeof desde === 'string' && { desde }),
    ...(typeof conversacion === 'string' && { conversacion }),
  }),
  errorComponent: RouteError,
  component: Help,
})

function Help() {
  const { desde = '/app', conversacion } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HelpPage
      from={desde}
      openId={conversacion}
      onOpen={(conversationId) => void navigate({ search: { conversacion: conversationId } })}
    />
  )
}
