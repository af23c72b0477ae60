import { OfMode } from './of-mode.tsx'

export function AccountFootnote() {
  return (
    <OfMode
      signup={
        <>
          Al crear la cuenta aceptas los{' '}
          <a href="/terminos" className="link font-normal">
            términos
          </a>
          <span className="of-planner">
            {' '}
            y el{' '}
            <a href="/encargo" className="link font-normal">
              encargo de tratamiento
            </a>
          </span>{' '}
          y confirmas que has leído la{' '}
          <a href="/privacidad" className="link font-normal">
            política de privacidad
          </a>
          .
        </>
      }
      login={
        <span className="flex gap-4">
          <a href="/terminos" className="underline underline-offset-[.22em] hover:text-ink">
            Términos
          </a>
          <a href="/privacidad" className="underline underline-offset-[.22em] hover:text-ink">
            Privacidad
          </a>
        </span>
      }
    />
  )
}
