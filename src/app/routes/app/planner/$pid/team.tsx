import { createFileRoute } from '@tanstack/react-router'
import { TeamPage } from '../../../../areas/agencies/team-page.tsx'

type Search = { equipo?: string; persona?: string }

export const Route = createFileRoute('/app/planner/$pid/team')({
  staticData: { title: 'Equipo' },
  validateSearch: ({ equipo, persona }: Record<string, unknown>): Search => ({
    ...(typeof equipo === 'string' && { equipo }),
    ...(typeof persona === 'string' && { persona }),
  }),
  component: Team,
})

function Team() {
  const { equipo, persona } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TeamPage
      agencyId={equipo}
      onAgency={(agencyId) =>
        void navigate({ search: agencyId === undefined ? {} : { equipo: agencyId }, replace: true })
      }
      personId={persona}
      onPerson={(userId) =>
        void navigate({
          search: ({ persona: _, ...now }) => (userId === undefined ? now : { ...now, persona: userId }),
          replace: persona !== undefined,
          resetScroll: false,
        })
      }
    />
  )
}
