import { Page } from '../../shell/page.tsx'

export function WelcomePage() {
  return (
    <Page>
      <h1 className="italic">Tu boda</h1>
      <p>Fecha por definir</p>
    </Page>
  )
}
