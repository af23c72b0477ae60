import { Wordmark } from '#ui/layout/wordmark.tsx'

/** All that the app shows to whom has left without a network, until their session could be ended. */
export function LeftOffline() {
  return (
    <main className="min-h-dvh bg-surface px-gutter pt-6">
      <Wordmark />
      <h1 className="mt-10">Has salido</h1>
      <p role="status" className="mt-3 max-w-152 text-ink-2">
        Ahora no hay conexión. En cuanto vuelva, terminamos de cerrar tu sesión y podrás entrar de nuevo.
      </p>
    </main>
  )
}
