/** Goes where a pressed notification of this device leads, without loading the app anew. */
export function followPressedPushes(go: (path: string) => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const opens = data && typeof data === 'object' && 'opens' in data ? data.opens : null
    if (typeof opens === 'string' && opens.startsWith('/app')) go(opens)
  })
}
