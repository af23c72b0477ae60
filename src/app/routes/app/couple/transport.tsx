import { createFileRoute } from '@tanstack/react-router'
import { toCurrentWedding } from '../../../shell/to-current-wedding.ts'

export const Route = createFileRoute('/app/couple/transport')({
  beforeLoad: ({ context }) => toCurrentWedding(context, 'transport'),
})
