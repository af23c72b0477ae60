import { encode } from 'uqr'
import { formatIban } from '#domain/budget/iban.ts'
import { formatAmount } from '#domain/budget/money.ts'
import { paymentQrText } from '#domain/payments/payment-qr.ts'
import type { DepositView } from './deposit-view.ts'

/** The facts of the transfer, which a tap selects whole, and the code that the app of a bank reads. */
export function Transfer({ view: { document, planner, bookedAt } }: { view: DepositView }) {
  const { amount, payee, iban, concept } = document.deposit
  const [whole, decimals] = formatAmount(amount).split(',')
  const text = paymentQrText({ payee, iban, cents: amount, remittance: concept })
  return (
    <>
      <dl className="ag-transfer">
        <div>
          <dt>Importe</dt>
          <dd className="serif text-[3rem] leading-none select-all">
            {whole}
            <small className="text-[.5em] text-ink-2">,{decimals}&nbsp;€</small>
          </dd>
        </div>
        <div>
          <dt>Para</dt>
          <dd className="select-all">{payee}</dd>
        </div>
        <div>
          <dt>IBAN</dt>
          <dd className="num select-all">{formatIban(iban)}</dd>
        </div>
        <div>
          <dt>Concepto</dt>
          <dd className="num select-all">{concept}</dd>
        </div>
      </dl>
      {!bookedAt && (
        <>
          <p className="mt-3 text-sm text-ink-3">
            Poned el concepto tal cual: así {planner.name} sabe que es vuestra.
          </p>
          {text && (
            <figure className="mt-5 flex flex-wrap items-center gap-4">
              <TransferCode text={text} />
              <figcaption className="max-w-64 text-sm text-ink-2">
                O leedlo con la app de vuestro banco: lleva el nombre, la cuenta, el importe y el concepto. El
                pago lo hacéis vosotros allí.
              </figcaption>
            </figure>
          )}
        </>
      )}
    </>
  )
}

/** Dark on light in both themes: cameras read nothing else. EPC 069-12 asks for error correction M. */
function TransferCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label="Código QR de la transferencia"
      viewBox={`0 0 ${size} ${size}`}
      width={168}
      height={168}
      shapeRendering="crispEdges"
      className="shrink-0 border border-line bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
