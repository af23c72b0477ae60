import { encode } from 'uqr'
import { formatIban } from '#domain/budget/iban.ts'
import { paymentQrText } from '#domain/payments/payment-qr.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import type { PaidVendor } from './use-payments.ts'

type TransferDetailsProps = { of: PaidVendor; cents: number; remittance: string }

/** The vendor's account, to be copied, and the QR that the apps of banks read. The bank pays; this only fills it in. */
export function TransferDetails({ of: { vendor, plan }, cents, remittance }: TransferDetailsProps) {
  const iban = plan.iban ?? ''
  const payee = plan.payee || vendor.name
  const text = paymentQrText({ payee, iban, cents, remittance })
  return (
    <details className="rounded-paper border border-line p-3.5">
      <summary className="cursor-pointer font-strong">Pagar por transferencia</summary>
      <div className="mt-3 flex flex-wrap items-start gap-4">
        {text && <PaymentQr text={text} />}
        <dl className="grid min-w-0 flex-1 basis-52 gap-2 text-sm">
          <div>
            <dt className="text-ink-3">A nombre de</dt>
            <dd className="wrap-anywhere">{payee || 'Sin nombre'}</dd>
          </div>
          <div>
            <dt className="text-ink-3">IBAN</dt>
            <dd className="flex flex-wrap items-center gap-x-3">
              <span className="num">{formatIban(iban)}</span>
              <CopyButton text={iban} what="el IBAN" />
            </dd>
          </div>
          <p className="text-ink-2">
            {text
              ? 'Léelo con la app de tu banco: lleva el nombre, la cuenta, el importe y el concepto. El pago lo haces tú allí.'
              : 'Pon el nombre del proveedor o del titular y tendrás un código para la app de tu banco.'}
          </p>
        </dl>
      </div>
    </details>
  )
}

/** Dark on light in both themes: cameras read nothing else. EPC 069-12 asks for error correction M. */
function PaymentQr({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label="Código QR de la transferencia"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-paper border border-line bg-white text-black"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
