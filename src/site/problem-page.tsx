import { socialImagePath } from './fixed-pages.tsx'
import { MissingPage } from './missing/missing-page.tsx'
import missingStyles from './missing/missing-page.tsx?styles'
import { renderPage } from './page.tsx'

const PROBLEMS = {
  missing: {
    title: 'Nada por aquí',
    line: 'La dirección no existe o ha cambiado. Pasa hasta con las invitaciones.',
  },
  missingPlanner: {
    title: 'Este perfil no está',
    line: 'Puede que haya cambiado de dirección o que ya no aparezca en el directorio.',
  },
  missingLink: {
    title: 'Este enlace ya no vale',
    line: 'Puede que lo hayan anulado o que falte una parte. Pide otro a quien te lo envió.',
  },
  tooManyOpenings: {
    title: 'Espera un momento',
    line: 'Se han abierto demasiados enlaces desde tu red. Vuelve a intentarlo dentro de un rato.',
  },
  missingFolder: {
    title: 'Este enlace ya no vale',
    line: 'Puede que haya caducado o que lo hayan retirado. Pide otro a quien te lo envió.',
  },
  expiredFile: {
    title: 'Este enlace ha caducado',
    line: 'Los enlaces de los archivos valen un rato. Vuelve a Azahar y ábrelo otra vez desde allí.',
  },
  othersCopy: {
    title: 'Entra para descargar tu copia',
    line: 'Tu copia la descargas tú, con tu sesión abierta: entra en Azahar y búscala en «Tus datos».',
  },
  signedOut: {
    title: 'Entra para verlo',
    line: 'Tu sesión se ha cerrado. Entra en Azahar y ábrelo otra vez desde allí.',
  },
  closedPage: {
    title: 'Esto no entra en tu acceso',
    line: 'La pareja decide qué ve cada persona de la boda. Si lo necesitas, pídeselo.',
  },
  closedFile: {
    title: 'Este archivo no entra en tu acceso',
    line: 'La pareja decide qué ve cada persona de la boda. Si lo necesitas, pídeselo.',
  },
  missingFile: {
    title: 'Este archivo ya no está',
    line: 'Puede que lo hayan eliminado o sustituido por otro. Búscalo en Azahar o pregunta a quien te lo envió.',
  },
  lackingFile: {
    title: 'Este archivo falta por ahora',
    line: 'Sigue en la lista, pero ahora mismo no lo encontramos. Vuelve a intentarlo más tarde.',
  },
  unavailableFile: {
    title: 'El archivo vuelve en un momento',
    line: 'Ahora mismo no podemos abrirlo, y no se ha perdido. Vuelve a intentarlo dentro de un momento.',
  },
  unavailable: {
    title: 'Volvemos en un momento',
    line: 'Ahora mismo no podemos mostrarte esta página. Vuelve a intentarlo dentro de un momento.',
  },
  failed: {
    title: 'Algo ha fallado',
    line: 'Es cosa nuestra, no tuya. Vuelve a intentarlo en un momento.',
  },
}

/** The page that says why there is no page. */
export function renderProblem(problem: keyof typeof PROBLEMS, path: string, origin: string): string {
  const { title, line } = PROBLEMS[problem]
  return renderPage({
    head: {
      path,
      styles: missingStyles,
      title: `${title} · Azahar`,
      description: line,
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
    },
    origin,
    children: <MissingPage title={title} line={line} />,
  })
}
