import Plus from 'lucide-react/icons/plus'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** A wedding without tasks; a list may also begin blank. */
export function EmptyTasks({ onStartBlank }: { onStartBlank: () => void }) {
  return (
    <EmptyState
      question="¿Qué hay que hacer?"
      line="De la primera visita a la finca al último pago, en su momento."
    >
      <Button variant="primary" icon={Plus} onPress={onStartBlank}>
        Empezar en blanco
      </Button>
    </EmptyState>
  )
}
