import type { GuestPageState } from '#contract/guest-page.ts'
import type { GuestPagePartKey } from '#domain/households/guest-page.ts'
import { isSameContent } from '#domain/households/guest-page-merge.ts'
import { instantInWords } from '../../../shared/words/spanish-dates.ts'

/** The name of each part as its page has it, and where its facts come from. */
export const PART_WORDS: Record<GuestPagePartKey, { name: string; source: string }> = {
  plan: { name: 'El plan', source: 'Sale de la agenda y de los eventos de cada familia.' },
  directions: { name: 'Cómo llegar', source: 'Los lugares, con su mapa, y lo que cuenta la invitación.' },
  bus: { name: 'Autobús', source: 'Su parada, o las que puede elegir.' },
  lodging: { name: 'Dónde dormir', source: 'Su habitación y lo que cuenta la invitación.' },
  dress: { name: 'Cómo vestir', source: 'Lo que cuenta la invitación.' },
  gift: { name: 'Regalo', source: 'La cuenta para regalos y la lista de abajo, si las hay.' },
  questions: { name: 'Preguntas', source: 'Las que escribes abajo.' },
  contact: { name: 'Contacto', source: 'A quién llamar, si lo cuenta la invitación.' },
}

/** Whether what is prepared is what families see. */
export function stateInWords({ draft, published, publishedAt }: GuestPageState, isDirty: boolean): string {
  if (isDirty) return 'Cambios sin guardar'
  if (published && publishedAt && isSameContent(draft, published))
    return `Publicada el ${instantInWords(publishedAt)}`
  return published
    ? 'Borrador con cambios sin publicar'
    : 'Sin publicar: las familias ven la página de siempre'
}
