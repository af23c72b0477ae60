import { useNavigate } from '@tanstack/react-router'
import type { PlannerRequest } from '#contract/requests.ts'
import { Button } from '#ui/button.tsx'
import { useBusiness } from '../../shared/session/use-business.ts'

/** The way to the contract, once there is a quote that it could follow. */
export function AgreementButton({ request: { id, stage } }: { request: PlannerRequest }) {
  const navigate = useNavigate()
  const { id: pid, mayEdit } = useBusiness()
  if (!mayEdit('books')) return null
  if (stage !== 'quoted' && stage !== 'signed' && stage !== 'wedding') return null
  return (
    <Button
      onPress={() =>
        void navigate({ to: '/app/planner/$pid/agreements/$requestId', params: { pid, requestId: id } })
      }
    >
      Contrato
    </Button>
  )
}
