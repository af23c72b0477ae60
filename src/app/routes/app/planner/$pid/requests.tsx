import { createFileRoute } from '@tanstack/react-router'
import type { RequestList } from '../../../../areas/requests/request-lists.ts'
import { RequestsPage } from '../../../../areas/requests/requests-page.tsx'

/** The lists in the address: `?lista=spam`. */
const LISTS: Record<string, RequestList> = {
  nuevas: 'new',
  contestadas: 'answered',
  presupuesto: 'quoted',
  firmadas: 'signed',
  bodas: 'wedding',
  perdidas: 'lost',
  archivadas: 'archived',
  spam: 'spam',
}

type Search = { lista?: string; solicitud?: string }

export const Route = createFileRoute('/app/planner/$pid/requests')({
  staticData: { title: 'Solicitudes' },
  validateSearch: ({ lista, solicitud }: Record<string, unknown>): Search => ({
    ...(typeof lista === 'string' && { lista }),
    ...(typeof solicitud === 'string' && { solicitud }),
  }),
  component: Requests,
})

function Requests() {
  const { lista, solicitud } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <RequestsPage
      // Read here, so that the names of the lists come with the screen and not with every other one.
      list={lista !== undefined && Object.hasOwn(LISTS, lista) ? LISTS[lista] : undefined}
      onList={(list) => {
        const name = Object.keys(LISTS).find((word) => LISTS[word] === list)
        void navigate({ search: name ? { lista: name } : {}, replace: true, resetScroll: false })
      }}
      openId={solicitud}
      onOpen={(id) =>
        void navigate({
          search: (now) => ({ ...now, solicitud: id }),
          replace: solicitud !== undefined,
          resetScroll: false,
        })
      }
      onClose={(id) =>
        void navigate({
          search: ({ solicitud: open, ...now }) =>
            open === id ? now : { ...now, ...(open && { solicitud: open }) },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
