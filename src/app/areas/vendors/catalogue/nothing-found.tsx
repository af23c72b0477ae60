import Plus from 'lucide-react/icons/plus'
import { type Category, canBecomeComponent } from '#domain/catalogue/catalogue.ts'
import { Button } from '#ui/button.tsx'

type NothingFoundProps = {
  search: string
  category: Category | null
  /** Another category has what was searched for. */
  isElsewhere: boolean
  onEverywhere: () => void
  onCreate: () => void
}

export function NothingFound({ search, category, isElsewhere, onEverywhere, onCreate }: NothingFoundProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 pt-3">
      <p role="status" className="text-sm text-ink-2">
        {isElsewhere
          ? `No está en «${category}», pero sí en otra categoría.`
          : 'No está en el catálogo. Puedes crearlo tú.'}
      </p>
      {isElsewhere && <Button onPress={onEverywhere}>Buscar en todas</Button>}
      {canBecomeComponent(search) && <CreateButton name={search} onPress={onCreate} />}
    </div>
  )
}

export function CreateButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button icon={Plus} onPress={onPress} className="max-w-full">
      <span className="min-w-0 truncate">Crear «{name}»</span>
    </Button>
  )
}
