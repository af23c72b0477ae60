/** The facts that a signature leaves, told before it is made. */
export function KeptOfSignature({ hash, isOpen }: { hash: string; isOpen: boolean }) {
  return (
    <details className="qt-fold mt-4 border-t border-line pt-2" open={isOpen}>
      <summary>Qué guardamos de tu firma</summary>
      <ul className="grid list-disc gap-1 pb-3 pl-5 text-sm text-ink-2">
        <li>Tu nombre y tu NIF, como los escribes</li>
        <li>Día, hora, minuto y segundo</li>
        <li>La dirección IP desde la que firmas</li>
        <li>El correo que recibe el código</li>
        <li>
          La huella SHA-256 del documento, para probar que nadie lo ha cambiado:{' '}
          <span className="num wrap-anywhere">{hash}</span>
        </li>
      </ul>
      <p className="text-sm text-ink-2">
        Es una firma electrónica simple, válida en la Unión Europea (artículo 25 del Reglamento 910/2014).
      </p>
    </details>
  )
}
