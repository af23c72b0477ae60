import sharp from 'sharp'
import type { LogoCrop, LogoRefusal } from '#domain/branding/branding.ts'
import type { Ready } from '../workers/worker-process.ts'
import { type RenderedImage, renderImage } from './render-image.ts'
import { type RenderedLogo, renderLogo } from './render-logo.ts'
import { type RenderedPlan, renderPlan } from './render-plan.ts'

/** The parent asks for one image at a time. */
export type RenderRequest = {
  file: string
  folder: string
  isCover?: boolean
  isPlan?: boolean
  logo?: { isSvg: boolean; crop: LogoCrop | null }
}

/** `null` when the image cannot be decoded. */
export type RenderReply = RenderedImage | null
export type PlanReply = RenderedPlan | null
export type LogoReply = RenderedLogo | LogoRefusal

// The child process of `image-renderer.ts`. One thread and no cache: what it saves goes to requests.
sharp.concurrency(1)
sharp.cache(false)

process.on('message', async (request: RenderRequest) => {
  const { logo, isPlan } = request
  process.send!(await (logo ? drawLogo(request, logo) : isPlan ? drawPlan(request) : drawImage(request)))
})
process.once('disconnect', () => process.exit())
process.send!('ready' satisfies Ready)

const drawImage = ({ file, folder, isCover = false }: RenderRequest): Promise<RenderReply> =>
  renderImage(file, folder, isCover).catch(() => null)

const drawPlan = ({ file, folder }: RenderRequest): Promise<PlanReply> =>
  renderPlan(file, folder).catch(() => null)

async function drawLogo({ file, folder }: RenderRequest, logo: NonNullable<RenderRequest['logo']>) {
  return renderLogo(file, folder, logo).catch((): LogoReply => 'LOGO_DAMAGED')
}
