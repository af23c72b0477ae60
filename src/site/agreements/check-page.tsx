import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { dateInWords, spanishMomentAt } from '#domain/time/spanish-day.ts'
import { controlClass, labelClass } from '#ui/fields/field-class.ts'
import { Icon } from '#ui/icon.tsx'
import { socialImagePath } from '../fixed-pages.tsx'
import { renderPage } from '../page.tsx'
import { wideButton } from '../quotes/wide-button.ts'
import styles from './check-page.tsx?own-styles'
import { CHECK_PATH, type CheckedAgreement, type CheckView } from './check-view.ts'

/** `/comprobar`: whether a contract is one that was signed here, by its file or its hash. */
export function renderCheck(view: CheckView, origin: string): string {
  return renderPage({
    head: {
      path: CHECK_PATH,
      styles,
      title: 'Comprobar un contrato',
      description:
        'Comprueba si un contrato firmado con Azahar es el que se guardó, por su PDF o por su huella.',
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
    },
    origin,
    children: <Check view={view} />,
  })
}

function Check({ view }: { view: CheckView }) {
  return (
    <div className="wrap max-w-160! py-10">
      <h1>Comprobar un contrato</h1>
      <p className="mt-3 text-lead text-ink-2">
        Sube el PDF de un contrato firmado con Azahar, o escribe su huella. No hace falta cuenta, y el archivo
        no se guarda.
      </p>
      <CheckAnswer view={view} />
      <form method="post" action={CHECK_PATH} encType="multipart/form-data" className="mt-7 grid gap-5">
        <div className="grid gap-1.5">
          <label htmlFor="archivo" className={labelClass}>
            PDF o foto del contrato, de 10&nbsp;MB como mucho
          </label>
          <input
            id="archivo"
            type="file"
            name="file"
            accept="application/pdf,image/jpeg,image/png"
            className="min-h-11 text-ui file:mr-3 file:min-h-11 file:rounded-pill file:border file:border-control file:bg-surface file:px-4 file:font-strong"
          />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="huella" className={labelClass}>
            O su huella SHA-256
          </label>
          <input
            id="huella"
            type="text"
            name="hash"
            defaultValue={view.hash}
            maxLength={120}
            spellCheck={false}
            autoComplete="off"
            className={controlClass({ size: 'lg', className: 'num' })}
          />
        </div>
        <button type="submit" className={wideButton('primary')}>
          Comprobar
        </button>
      </form>
    </div>
  )
}

const FAILED = {
  unknown:
    'No es un contrato que se firmara aquí, o ha cambiado aunque sea en un carácter. Comprueba que es el PDF que te llegó, sin volver a guardarlo ni imprimirlo.',
  nothing: 'Elige un PDF o escribe la huella: son 64 letras y cifras.',
  tooLarge: 'Ese archivo pasa de 10\u00a0MB: no es un contrato de los que guardamos.',
  tooMany: 'Se han comprobado muchos contratos desde tu red. Vuelve dentro de un rato.',
}

function CheckAnswer({ view }: { view: CheckView }) {
  const { answer } = view
  if (!answer) return null
  if (typeof answer === 'string')
    return (
      <p role="alert" className="mt-6 flex gap-2 rounded-control bg-danger-soft p-4 text-sm text-danger">
        <Icon of={CircleAlert} className="mt-[.1em]" />
        {FAILED[answer]}
      </p>
    )
  return answer.isCopy ? <Copy found={answer} /> : <Found found={answer} />
}

/** A file that names a contract and is another one than the kept. */
const Copy = ({ found: { number, planner, signedAt, isNewest } }: { found: CheckedAgreement }) => (
  <div role="alert" className="mt-6 rounded-control bg-danger-soft p-5 text-sm text-danger wrap-anywhere">
    <p className="flex gap-2 font-strong">
      <Icon of={CircleAlert} className="mt-[.1em]" />
      No es el archivo que se guardó.
    </p>
    <p className="mt-2">
      Dice ser el contrato {number}, de {planner}.{' '}
      {signedAt
        ? 'O se descargó antes de la última firma, o ha cambiado desde entonces. Pide el PDF que se guardó al firmar.'
        : isNewest
          ? 'Aún falta alguna firma: el PDF que vale se guarda con la última.'
          : 'Es de una versión que no se firmó: después se envió otra.'}
    </p>
  </div>
)

function stateOf({ paperOn, signedAt }: CheckedAgreement): string {
  if (!signedAt) return 'Aún falta alguna firma.'
  return paperOn
    ? `Firmado en papel el ${dateInWords(paperOn)}, según quien lo subió, y guardado el ${spanishMomentAt(signedAt)}.`
    : `Firmado por todos el ${spanishMomentAt(signedAt)}.`
}

function Found({ found }: { found: CheckedAgreement }) {
  const { number, planner, names, stamp, hash } = found
  return (
    <div role="status" className="mt-6 rounded-control border border-line-strong p-5 wrap-anywhere">
      <p className="flex gap-2 font-strong text-link">
        <Icon of={CircleCheck} className="mt-[.1em]" />
        {names
          ? 'Es el contrato que se guardó, sin un cambio.'
          : 'Esa huella es de un contrato guardado aquí.'}
      </p>
      <p className="mt-2">
        Contrato {number}, de {planner}. {stateOf(found)}
      </p>
      {names && (
        <ul className="mt-2 list-disc pl-5 text-ui text-ink-2">
          {names.map(({ name, at }) => (
            <li key={name}>
              {name}
              {at && `, el ${spanishMomentAt(at)}`}
            </li>
          ))}
        </ul>
      )}
      {stamp && (
        <p className="mt-2 text-ui text-ink-2">
          Sello de tiempo de {stamp.authority}: {spanishMomentAt(stamp.at)}.
        </p>
      )}
      <p className="num mt-2 text-sm text-ink-3">Huella del documento: {hash}</p>
    </div>
  )
}
