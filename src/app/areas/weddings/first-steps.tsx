import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Wedding } from '#contract/weddings.ts'
import { buttonClass } from '#ui/button-class.ts'
import { HomeNext, type NextThing } from '../../shared/page/home-next.tsx'
import { useAccess } from '../../shared/session/access.ts'
import { api } from '../../sync/api.ts'
import { vendorsQuery } from '../vendors/vendors.queries.ts'

/**
 * The steps with which a wedding without tasks begins, as far as they are still to be taken; nothing once they are. Who
 * may edit the tasks finds the vendors to look for among them.
 */
export function FirstSteps({ wedding }: { wedding: Wedding }) {
  const { id: weddingId, access } = wedding
  const mayAddGuests = useAccess(weddingId, 'guests', 'edit')
  const mayAddTasks = useAccess(weddingId, 'tasks', 'edit')
  const mayAddVendors = useAccess(weddingId, 'vendors', 'edit') && !mayAddTasks
  const guests = useQuery({
    ...api.guests.summary.queryOptions({ input: { weddingId } }),
    enabled: mayAddGuests,
  }).data
  const vendors = useQuery({ ...vendorsQuery(weddingId), enabled: mayAddVendors }).data
  const steps: Step[] = [
    ...(access.wedding === 'edit' && !wedding.eventDate ? [DATE] : []),
    ...(guests?.total === 0 ? [GUESTS] : []),
    ...(mayAddTasks ? [TASKS] : []),
    ...(vendors?.length === 0 ? [VENDORS] : []),
  ]
  if (steps.length === 0) return null
  return (
    <HomeNext
      things={steps.map(({ to, ...step }, index) => ({
        ...step,
        mark: { figure: String(index + 1) },
        act: to && (
          <Link to={to} params={{ wid: weddingId }} className={buttonClass({ variant: 'secondary' })}>
            {step.label}
          </Link>
        ),
      }))}
    >
      <Link to="/app/couple/$wid/move-in" params={{ wid: weddingId }} className="link">
        Trae lo que ya tienes
      </Link>
    </HomeNext>
  )
}

type Step = Pick<NextThing, 'id' | 'title' | 'line'> & {
  to?: `/app/couple/$wid/${'guests' | 'vendors' | 'tasks'}`
  label?: string
}

/** Its button is 'Poner fecha', at the head of the page. */
const DATE: Step = {
  id: 'date',
  title: 'Poner la fecha',
  line: 'Con ella empieza la cuenta atrás. Vale una aproximada.',
}
const GUESTS: Step = {
  id: 'guests',
  title: 'Empezar la lista de invitados',
  line: 'Pega nombres, uno por línea, o trae tu Excel.',
  to: '/app/couple/$wid/guests',
  label: 'Empezar',
}
const TASKS: Step = {
  id: 'tasks',
  title: 'Usar la lista de tareas',
  line: 'Las de doce meses, puestas en la fecha. Elige las que valen.',
  to: '/app/couple/$wid/tasks',
  label: 'Ver la lista',
}
const VENDORS: Step = {
  id: 'vendors',
  title: 'Elegir los primeros proveedores',
  line: 'El sitio y el catering van primero: de ellos depende el resto.',
  to: '/app/couple/$wid/vendors',
  label: 'Ver el canvas',
}
