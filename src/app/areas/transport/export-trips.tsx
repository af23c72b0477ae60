import Download from 'lucide-react/icons/download'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import type { Transport } from './use-trips.ts'

const file = loadedPart(() => import('./trips-file.ts'))

/** Takes away who travels with which bus, as a table. */
export function ExportTrips({ transport: { trips, people } }: { transport: Transport }) {
  const offer = async (format: 'csv' | 'xlsx') => (await file.load()).exportTrips(trips, people, format)
  return (
    <p data-print="hide" className="mt-4 -ml-3 flex flex-wrap gap-1">
      <Button variant="quiet" icon={Download} onPress={() => void offer('csv')}>
        Exportar CSV
      </Button>
      <Button variant="quiet" icon={Download} onPress={() => void offer('xlsx')}>
        Exportar Excel
      </Button>
    </p>
  )
}
