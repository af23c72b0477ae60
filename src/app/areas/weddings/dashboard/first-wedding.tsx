import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

type FirstWeddingProps = { onStart: (how: 'create' | 'join') => void; moveIn: ReactNode }

export function FirstWedding({ onStart, moveIn }: FirstWeddingProps) {
  return (
    <EmptyState
      question="¿Qué boda preparamos primero?"
      line="Crea la primera, o únete a una con el código que te haya pasado la pareja."
    >
      <Button variant="primary" icon={Plus} onPress={() => onStart('create')}>
        Crear boda
      </Button>
      <Button onPress={() => onStart('join')}>Unirme con un código</Button>
      {moveIn}
    </EmptyState>
  )
}
