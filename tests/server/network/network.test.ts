import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listNetworks, parseAddress, toNetwork } from '../../../server/http/callers/network.ts'

test('an IPv6 address counts as its first 64 bits, a wrapped IPv4 address as itself', () => {
  for (const [address, network] of [
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ] as const)
    assert.equal(toNetwork(parseAddress(address) ?? ''), network, address)
})

test('an address with brackets, a port or a zone is that address, and no other text is an address', () => {
  for (const [text, address] of [
    ['198.51.100.8:40001', '198.51.100.8'],
    [' 198.51.100.8 ', '198.51.100.8'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:db8::1:443', '2001:db8::1:443'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['[::ffff:198.51.100.7]:5', '::ffff:198.51.100.7'],
    ['unknown', null],
    ['_hidden', null],
    ['', null],
    ['198.51.100.8:', null],
    ['198.51.100.8:port', null],
    ['198.51.100.8:1:2', null],
    ['198.51.100.256', null],
    ['198.51.100', null],
    ['[198.51.100.8', null],
    ['2001:db8::1::2', null],
    ['a guest in the hall', null],
  ] as const)
    assert.equal(parseAddress(text), address, text)
})

test('an IPv6 address counts for its home and for its provider’s customer, too', () => {
  assert.deepEqual(listNetworks('203.0.113.9'), [{ name: '203.0.113.9', factor: 1 }])
  assert.deepEqual(listNetworks(toNetwork('2001:db8:1:ab02:3:4:5:6')), [
    { name: '2001:db8:1:ab02::/64', factor: 1 },
    { name: '2001:db8:1:ab00::/56', factor: 4 },
    { name: '2001:db8:1::/48', factor: 16 },
  ])
  assert.deepEqual(
    listNetworks(toNetwork('::1')).map(({ name }) => name),
    ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
  )
})
