import { renderSVG } from 'uqr'
import { buttonClass } from '#ui/button-class.ts'

/** The link as a code for the tables, and as a file to print. Dark on light in both themes: cameras read nothing else. */
export function FolderCode({ link }: { link: string }) {
  const svg = renderSVG(link, { ecc: 'Q', border: 4 })
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img src={address} alt="Código QR del enlace" className="size-36 rounded-control border border-line" />
      <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-3 text-sm text-ink-2">
        <p>Imprímelo para las mesas: al escanearlo se abre la página para dejar fotos.</p>
        <a href={address} download="qr-fotos.svg" className={buttonClass({})}>
          Descargar el QR
        </a>
      </div>
    </div>
  )
}
