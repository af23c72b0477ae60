import { Link } from '@tanstack/react-router'
import PackageOpen from 'lucide-react/icons/package-open'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'

/** 'Volver a abrirla': the place where a ZIP comes in again. */
export function WayBack() {
  return (
    <section aria-labelledby="volver" className="mt-9">
      <h2 id="volver" className="text-[1.5rem]">
        Volver a abrirla
      </h2>
      <p className="mt-2.5 max-w-136 text-sm text-ink-2">
        Elige el ZIP en «Tus datos», o suéltalo en «Trae lo que ya tienes», aquí o en otra instalación de
        azahar. Vuelve como una boda nueva: nunca escribe encima de otra. Los miembros se invitan de nuevo:
        las contraseñas no viajan.
      </p>
      <Link to="/app/profile" hash="tus-datos" className={buttonClass({ className: 'mt-4.5' })}>
        <Icon of={PackageOpen} />
        Abrir un ZIP
      </Link>
    </section>
  )
}
