import sharp from 'sharp'
import { expect, it } from 'vitest'
import { SHARE_PATH } from '#domain/accounts/device.ts'
import { ROOT_FILES } from './root-files.ts'

const manifest = JSON.parse(String(ROOT_FILES['/manifest.webmanifest']!.body))

it('the manifest shows a screen for each kind of device, in the size that it says', async () => {
  expect(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)).toEqual([
    'wide',
    'narrow',
  ])
  for (const { src, sizes, type } of manifest.screenshots) {
    const { width, height, format } = await sharp(ROOT_FILES[src]!.body).metadata()
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
  }
})

it('the installed app has shortcuts to its sections, and takes images and links that other apps share', () => {
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toContain('Invitados')
  expect(manifest.share_target).toMatchObject({
    action: SHARE_PATH,
    method: 'POST',
    params: { url: 'enlace', files: [{ name: 'imagenes', accept: ['image/*'] }] },
  })
})
