import { expect, it } from 'vitest'
import { plusAddress, tokenOfPlusAddress } from './plus-address.ts'

const TOKEN = 'AbC-_123defGHI456jklM0'

it('gives each mail an address of its own to be returned to', () => {
  const address = plusAddress('rebotes@azahar.example', TOKEN)
  expect(address).toMatch(/^rebotes\+[0-9a-f]{32}@azahar\.example$/)
  expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64)
  expect(tokenOfPlusAddress('rebotes@azahar.example', address)).toBe(
    Buffer.from(TOKEN, 'base64url').toString('base64url'),
  )
  expect(tokenOfPlusAddress('Rebotes@Azahar.example', address.toUpperCase())).not.toBeNull()
})

it.each([
  'rebotes@azahar.example',
  'rebotes+corto@azahar.example',
  `otro+${'0'.repeat(32)}@azahar.example`,
  `rebotes+${'0'.repeat(32)}@otro.example`,
  '',
])('knows %s as none of ours', (address) => {
  expect(tokenOfPlusAddress('rebotes@azahar.example', address)).toBeNull()
})
