import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encode } from 'uqr'
import { drawQrCodeSvg } from '../../../web/ui/drawQrCode.ts'

test('a code has each dark square, and no other', () => {
  for (const link of ['https://a.example/', `https://stream.example.org/${'q7Zx'.repeat(60)}`]) {
    const { size, data } = encode(link, { ecc: 'Q', border: 4 })
    const svg = decodeURIComponent(drawQrCodeSvg(link))
    const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
    for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
      drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
    assert.deepEqual(drawn, data)
  }
})
