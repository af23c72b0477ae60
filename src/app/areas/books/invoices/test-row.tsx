import Plug from 'lucide-react/icons/plug'
import { useState } from 'react'
import type { TestAnswer, TestOutcome } from '#domain/invoicing/test-sending.ts'
import { Button } from '#ui/button.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import type { ChosenCertificate } from './certificate-field.tsx'
import './invoicing.sentences.ts'
import { SetupRow } from './setup-row.tsx'

const WORDS: Readonly<Record<TestOutcome, string>> = {
  accepted: 'Hacienda ha aceptado la prueba.',
  certificateRefused: 'Hacienda no acepta este certificado para tu NIF.',
  issuerUnknown: 'Hacienda no encuentra tu NIF en el censo con ese nombre.',
  refused: 'Hacienda no ha aceptado la prueba.',
  away: 'Hacienda no contesta ahora. Inténtalo luego: puedes seguir sin la prueba.',
}

type TestRowProps = { certificate: Pick<ChosenCertificate, 'file' | 'password'> | 'stored' | null }

/** 'Prueba con Hacienda': an invoice without effects goes to the agency's test service, and its answer is said. */
export function TestRow({ certificate }: TestRowProps) {
  const [answer, setAnswer] = useState<TestAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isTrying, setTrying] = useState(false)
  const test = async () => {
    setTrying(true)
    setProblem(null)
    setAnswer(null)
    try {
      setAnswer(await client.invoicing.test({ certificate: givenOf(certificate) }))
    } catch (error) {
      setProblem(messageFor(error))
    }
    setTrying(false)
  }
  return (
    <SetupRow
      icon={Plug}
      title="Prueba con Hacienda"
      line={
        certificate ? 'Manda una factura de prueba, sin efectos.' : 'Necesita tus datos y el certificado.'
      }
      below={
        (answer || problem) && (
          <div role="alert" className="text-sm">
            {answer && <Told {...answer} />}
            {problem && <p className="text-danger">{problem}</p>}
          </div>
        )
      }
    >
      <Button
        variant="quiet"
        isDisabled={!certificate}
        isPending={isTrying}
        pendingLabel="Probando"
        onPress={() => void test()}
      >
        {answer || problem ? 'Probar otra vez' : 'Probar'}
      </Button>
    </SetupRow>
  )
}

/** The end of a test in our words, and behind it the agency's own sentence. */
function Told({ outcome, message }: TestAnswer) {
  const tone = { accepted: 'font-strong text-link', away: 'text-ink-2' }[outcome as string] ?? 'text-danger'
  return (
    <p className={tone}>
      {WORDS[outcome]}
      {message && <span className="block font-normal text-ink-2">Su respuesta: {message}</span>}
    </p>
  )
}

const givenOf = (certificate: TestRowProps['certificate']) =>
  certificate && certificate !== 'stored' ? { file: certificate.file, password: certificate.password } : null
