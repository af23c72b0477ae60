import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createImageRenderer, RENDER_LIMITS } from '#server/platform/images/image-renderer.ts'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'

/** The machine has no time for the drawing of a plan. */
const { cast } = useCast({ logoMs: 1 })

describe('a picture of the venue on a machine that is busy', () => {
  it('is refused as something to be sent again, and not as damaged', async () => {
    const weddingId = await cast.lucia.createWedding()
    const bytes = await picture(80, 60).png().toBuffer()
    const { status, body, headers } = await cast.lucia.sendBytes(
      `/api/weddings/${weddingId}/seating/pictures?name=plano.png`,
      bytes,
    )
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'OVERLOADED' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('leaves no process behind, and those beyond the places to wait are refused', async () => {
    const others = renderersOfThisProcess()
    const images = createImageRenderer({ ...RENDER_LIMITS, logo: 1, waiting: 2 })
    const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
    const file = join(folder, 'plano.png')
    await picture().png().toFile(file)
    const drawn = await Promise.allSettled(Array.from({ length: 8 }, () => images.renderPlan(file, folder)))
    expect(drawn.map(({ status, ...rest }) => [status, Reflect.get(rest, 'reason')?.code])).toEqual(
      Array.from({ length: 8 }, () => ['rejected', 'OVERLOADED']),
    )
    await images.close()
    await expect
      .poll(() => renderersOfThisProcess().filter((pid) => !others.includes(pid)), { timeout: 10_000 })
      .toEqual([])
    rmSync(folder, { recursive: true })
  })
})

/** The ids of the processes that decode images for this one. */
function renderersOfThisProcess(): string[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n')
  return listed.flatMap((line) => {
    const [pid, parent, state] = line.trim().split(/\s+/)
    const isOurs = Number(parent) === process.pid && !state?.startsWith('Z') && line.includes('render-worker')
    return isOurs ? [pid!] : []
  })
}
