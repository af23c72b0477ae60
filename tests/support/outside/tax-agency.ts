import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { bodyOf, schemaFaults } from './agency-schema.ts'

const NAMES =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'

/** Of the agency's list of errors. */
const DUPLICATE = { code: 3000, message: 'Registro de facturación duplicado.' }
const UNKNOWN_INVOICE = { code: 3002, message: 'No existe el registro de facturación.' }

const UNKNOWN_NIF = { code: 1110, message: 'El NIF no está identificado en el censo de la AEAT.' }

const OTHER_HOLDER =
  'Codigo[4112].El titular del certificado debe ser Obligado Emisión, Colaborador Social, Apoderado o Sucesor.'

type Fault = { code: number; message: string; isAccepted?: boolean }

/** A certificate with its key, which the authority of the tests has signed. */
type Certificate = { pfx: Buffer; passphrase: string }

/**
 * A double of the agency's service for records, which answers as its documentation says: it asks for a certificate,
 * holds messages against the schema, knows which invoices it has, and says how long to wait.
 */
export async function startTaxAgency() {
  const folder = mkdtempSync(join(tmpdir(), 'azahar-agency-'))
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  run('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', '/CN=Pruebas')
  const issue = (name: string, subject: string, ...more: string[]) => {
    run('req', ...key, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', subject, ...more)
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy']
    run('x509', '-req', '-in', `${name}.csr`, ...by, '-days', '2', '-out', `${name}.pem`)
  }
  const file = (name: string) => readFileSync(join(folder, name))
  issue('server', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost')
  issue('elena', '/CN=MONTES ELENA - 89890001K')
  const passphrase = 'secreta'
  const pfxOf = [
    '-inkey',
    'elena.key',
    '-in',
    'elena.pem',
    '-out',
    'elena.p12',
    '-passout',
    `pass:${passphrase}`,
  ]
  run('pkcs12', '-export', ...pfxOf)
  const ca = file('ca.pem')

  const invoices = new Map<string, 'Correcta' | 'Anulada'>()
  const messages: string[] = []
  const state = {
    waitSeconds: 60,
    /** The next messages are answered so. */
    next: [] as ('away' | 'garbage' | 'serverFault' | 'clientFault' | 'forbidden' | 'otherHolder')[],
    faults: new Map<string, Fault>(),
    unknownNifs: new Set<string>(),
    unknownIssuers: new Set<string>(),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const message = await text(request)
    const next = state.next.shift()
    if (next === 'away') return void request.socket.destroy()
    if (next === 'garbage') return void response.writeHead(502).end('<html>Bad Gateway</html>')
    if (next === 'forbidden') return void response.writeHead(403).end('<html>Certificado no válido</html>')
    if (next === 'otherHolder') return fault(response, 'env:Client', OTHER_HOLDER)
    if (next === 'serverFault') return fault(response, 'env:Server', 'Error interno')
    const nif = 'Codigo[4104].El NIF del titular en la cabecera no está identificado.'
    if (next === 'clientFault') return fault(response, 'env:Client', nif)
    const [invalid] = await schemaFaults([bodyOf(message)])
    if (invalid) return fault(response, 'env:Client', `Codigo[4102].El XML no cumple el esquema. ${invalid}`)
    const issuer = /<sf:IDEmisorFactura>([^<]*)</.exec(message)?.[1] ?? ''
    if (state.unknownIssuers.has(issuer)) return fault(response, 'env:Client', nif)
    messages.push(message)
    const records = Array.from(
      message.matchAll(/<sf:(RegistroAlta|RegistroAnulacion)>(.*?)<\/sf:\1>/gs),
      ([, kind, fields]) => {
        const number = /<sf:NumSerieFactura(?:Anulada)?>([^<]*)</.exec(fields!)![1]!
        const mends = /<sf:Subsanacion>S</.test(fields!)
        return record(kind === 'RegistroAlta' ? 'Alta' : 'Anulacion', number, mends, fields!)
      },
    )
    response.writeHead(200, { 'content-type': 'text/xml' }).end(envelope(answered(message, records)))
  }

  const record = (operation: 'Alta' | 'Anulacion', number: string, mends: boolean, fields: string) => {
    const known = invoices.get(number)
    const given = state.faults.get(number) ?? faultOfNif(fields)
    if (given?.isAccepted) invoices.set(number, 'Correcta')
    if (given) return entry(operation, number, given)
    if (operation === 'Alta' && known && !mends) return entry(operation, number, DUPLICATE, known)
    const isNew = /<sf:RechazoPrevio>X</.test(fields)
    if (operation === 'Alta' && mends && !known && !isNew) return entry(operation, number, UNKNOWN_INVOICE)
    if (operation === 'Anulacion' && !known) return entry(operation, number, UNKNOWN_INVOICE)
    invoices.set(number, operation === 'Alta' ? 'Correcta' : 'Anulada')
    return entry(operation, number)
  }

  /** NIFs that the agency does not know, whatever the invoice. */
  const faultOfNif = (fields: string): Fault | undefined => {
    const nif = /<sf:IDDestinatario>.*?<sf:NIF>([^<]*)</s.exec(fields)?.[1]
    return nif && state.unknownNifs.has(nif) ? UNKNOWN_NIF : undefined
  }

  const answered = (message: string, records: string[]) => {
    const sender = /<sf:ObligadoEmision>.*?<\/sf:ObligadoEmision>/s.exec(message)![0]
    const wrong = records.filter((one) => !one.includes('>Correcto<')).length
    const outcome = wrong === 0 ? 'Correcto' : wrong < records.length ? 'ParcialmenteCorrecto' : 'Incorrecto'
    return `<sfR:RespuestaRegFactuSistemaFacturacion xmlns:sfR="${NAMES}/RespuestaSuministro.xsd" xmlns:sf="${NAMES}/SuministroInformacion.xsd">
      <sfR:CSV>A-${String(messages.length).padStart(14, '0')}</sfR:CSV>
      <sfR:Cabecera>${sender}</sfR:Cabecera>
      <sfR:TiempoEsperaEnvio>${state.waitSeconds}</sfR:TiempoEsperaEnvio>
      <sfR:EstadoEnvio>${outcome}</sfR:EstadoEnvio>${records.join('')}
    </sfR:RespuestaRegFactuSistemaFacturacion>`
  }

  const server = createServer(
    { key: file('server.key'), cert: file('server.pem'), ca, requestCert: true, rejectUnauthorized: true },
    (request, response) => void answer(request, response),
  )
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const elena: Certificate = { pfx: file('elena.p12'), passphrase }
  const authority = ca.toString('utf8')
  rmSync(folder, { recursive: true, force: true })
  return {
    service: new URL(`https://localhost:${(server.address() as AddressInfo).port}/VerifactuSOAP`),
    /** An agent with a certificate, or without one. */
    agent: (certificate: Certificate | null = elena) => new Agent({ ca, ...certificate, keepAlive: false }),
    /** The authority that has signed the double's own certificate, as PEM. */
    authority,
    certificate: elena,
    state,
    messages,
    invoices,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function fault(response: ServerResponse, code: string, message: string): void {
  const body = `<env:Fault><faultcode>${code}</faultcode><faultstring>${message}</faultstring><detail><callstack>WSExcepcion</callstack></detail></env:Fault>`
  response.writeHead(500, { 'content-type': 'text/xml' }).end(envelope(body))
}

const envelope = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body>${body}</env:Body></env:Envelope>`

function entry(operation: string, number: string, given?: Fault, known?: string): string {
  const state = !given ? 'Correcto' : given.isAccepted ? 'AceptadoConErrores' : 'Incorrecto'
  return `<sfR:RespuestaLinea>
    <sfR:IDFactura><sf:IDEmisorFactura>89890001K</sf:IDEmisorFactura><sf:NumSerieFactura>${number}</sf:NumSerieFactura><sf:FechaExpedicionFactura>14-03-2027</sf:FechaExpedicionFactura></sfR:IDFactura>
    <sfR:Operacion><sf:TipoOperacion>${operation}</sf:TipoOperacion></sfR:Operacion>
    <sfR:EstadoRegistro>${state}</sfR:EstadoRegistro>
    ${given ? `<sfR:CodigoErrorRegistro>${given.code}</sfR:CodigoErrorRegistro><sfR:DescripcionErrorRegistro>${given.message}</sfR:DescripcionErrorRegistro>` : ''}
    ${known ? `<sfR:RegistroDuplicado><sf:IdPeticionRegistroDuplicado>1</sf:IdPeticionRegistroDuplicado><sf:EstadoRegistroDuplicado>${known}</sf:EstadoRegistroDuplicado></sfR:RegistroDuplicado>` : ''}
  </sfR:RespuestaLinea>`
}
