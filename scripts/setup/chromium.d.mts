export function findChromium(): string | undefined
export function prepareChromium(): Promise<void>
