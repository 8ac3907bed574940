import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Reach, reachOf } from '../../domain/privateAddress.ts'
import { readHallOrigin } from '../../web/api/origins.ts'

const addresses: Record<Reach, string[]> = {
  computer: [
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://2130706433:3000',
    'http://localhost:3000',
    'http://LOCALHOST.',
    'http://memorial.localhost:3000/memories',
    'http://[::1]:3000',
    'http://[0:0:0:0:0:0:0:1]',
    'http://[::ffff:127.0.0.1]',
    'http://0.0.0.0:3000',
    'http://[::]:3000',
  ],
  network: [
    'http://10.0.0.7:3000',
    'http://172.16.0.1',
    'http://172.31.255.255',
    'https://192.168.1.20/?key=abc',
    'http://169.254.1.1',
    'http://100.64.0.1',
    'http://memorial.local:3000',
    'http://Memorial.LAN',
    'http://nas:3000',
    'http://[fe80::1]:3000',
    'http://[febf::1]',
    'http://[fc00::1]',
    'http://[fdab::1]',
    'http://[::ffff:192.168.1.20]:3000',
  ],
  everyone: [
    'https://walter.example.org',
    'https://walter.example.org:8443/memories?key=abc',
    'http://9.0.0.7',
    'http://172.15.0.1',
    'http://172.32.0.1',
    'http://192.169.1.20',
    'http://100.128.0.1',
    'http://[2001:db8::1]:3000',
    'http://[fec0::1]',
    'http://[::ffff:192.0.2.1]',
    'http://localhost.example.org',
    'http://10.0.0.7.example.org',
    'http://local.example.org',
    'https://fd00.example.org',
    'mailto:ada@example.org',
    'no address',
    '',
  ],
}
for (const [reach, origins] of Object.entries(addresses))
  test(`who can open these addresses: ${reach}`, () => {
    for (const origin of origins) assert.equal(reachOf(origin), reach, origin)
  })

test('phones in the hall get the address of this page, unless only this computer can open it', (t) => {
  t.after(() => Reflect.deleteProperty(globalThis, 'location'))
  const publicOrigin = 'https://family.example.org'
  for (const origin of Object.values(addresses).flat()) {
    if (!URL.canParse(origin)) continue
    const location = new URL(origin)
    Object.defineProperty(globalThis, 'location', { value: location, configurable: true })
    const expectedOrigin = reachOf(origin) === 'computer' ? publicOrigin : location.origin
    assert.equal(readHallOrigin({ origin: publicOrigin }), expectedOrigin, origin)
  }
})
