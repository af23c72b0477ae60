import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AgreementView, ShownSigner, SigningAttempt } from './agreement-view.ts'
import { SIGNING_FAILURES } from './agreement-words.ts'
import { SigningPane } from './signing-pane.tsx'

const signer: ShownSigner = {
  position: 1,
  name: 'Aitana Ruiz',
  signedAt: null,
  maskedEmail: 'a•••@correo.example',
}
const wrongCode: SigningAttempt = {
  act: 'sign',
  name: '',
  nif: '',
  problems: { code: 'OTHER' },
  triesLeft: 1,
}
const view = (code: AgreementView['code']) =>
  ({
    path: '/p/firmar',
    document: { version: 1 },
    hash: 'a'.repeat(64),
    signers: [signer],
    code,
  }) as AgreementView

const shown = (code: AgreementView['code']) =>
  renderToStaticMarkup(<SigningPane view={view(code)} signer={signer} attempt={wrongCode} />)

it('a wrong code says how many tries are left, as long as the code is valid', () => {
  expect(shown({ name: 'Aitana Ruiz', secondsToWait: 0 })).toContain('No coincide')
})

it('a wrong code that another window has ended meanwhile is said to be wrong and over', () => {
  expect(shown(null)).toContain(`No coincide. ${SIGNING_FAILURES.ended}`)
})
