/** Says whether a figure is as wanted; one that is not makes the benchmark end with 1. */
export function verdict(isGood: boolean, text: string): void {
  if (!isGood) process.exitCode = 1
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${text}`)
}
