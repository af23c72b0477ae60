import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Page } from './page.tsx'
import { useTitleInstead } from './page-announcement.ts'

const NOT_FOUND = 'Página no encontrada'

/** An address inside the app that leads nowhere. */
export function PageNotFound() {
  useTitleInstead(NOT_FOUND)
  return (
    <NotFound
      title="Esta página no existe"
      detail="Puede que el enlace sea antiguo o que falte alguna letra."
    />
  )
}

/** A wedding that does not exist, or not for this person: both look the same. */
export function WeddingNotFound() {
  useTitleInstead(NOT_FOUND)
  return (
    <NotFound
      title="No encontramos esta boda"
      detail="Puede que ya no participes en ella o que el enlace no sea correcto. Si alguien te ha invitado, pídele un código."
    />
  )
}

/** Replaces the page of a wedding that the person is no longer a member of. */
export function WeddingLeft() {
  return (
    <NotFound
      title="Ya no participas en esta boda"
      detail="Lo que hay en ella ya no está a tu alcance. Si ha sido sin querer, pide un código a quien siga en ella."
    />
  )
}

/** A section of a wedding that is not part of the member's access to it. */
export function SectionClosed() {
  return (
    <NotFound
      title="Esta parte no entra en tu acceso"
      detail="La pareja decide qué puede ver y editar cada persona de la boda. Si lo necesitas, pídeselo."
    />
  )
}

/** Stands above a section that the member may see and not edit. */
export function ViewOnlyNotice() {
  return (
    <p data-print="hide" className="bg-bg px-gutter py-2 text-sm text-ink-2">
      Solo lectura: puedes ver esta parte, pero no cambiarla.
    </p>
  )
}

function NotFound({ title, detail }: { title: string; detail: string }) {
  return (
    <Page className="grid justify-items-start gap-3">
      <h1>{title}</h1>
      <p className="max-w-152 text-ink-2">{detail}</p>
      <Link to="/app" className={buttonClass({ variant: 'primary', className: 'mt-3' })}>
        Volver al inicio
      </Link>
    </Page>
  )
}
