import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '#ui/icon.tsx'

/** In the corner of each step that a sign-in may take. */
export const BackToLogin = () => (
  <a href="/login" className="inline-flex items-center gap-2 py-2 text-sm font-strong">
    <Icon of={ArrowLeft} /> Volver
  </a>
)
