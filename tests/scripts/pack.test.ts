import assert from 'node:assert/strict'
import { chmodSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const script = path.resolve(import.meta.dirname, '../../scripts/support/pack.mjs')
const { pack } = (await import(script)) as {
  pack(file: string, names: string[], where: { folder: string; changedAt: string }): void
}

const folder = temporaryFolder()

test('the same file is packed into the same bytes, whenever and with whatever rights it was written', () => {
  const file = path.join(folder, 'letter.txt')
  writeFileSync(file, 'Dear Walter')
  const [first, second] = [0o600, 0o664].map((mode) => {
    chmodSync(file, mode)
    utimesSync(file, mode, mode)
    const packed = path.join(folder, `${mode}.tar.gz`)
    pack(packed, ['letter.txt'], { folder, changedAt: '2026-11-25T00:00:00Z' })
    return readFileSync(packed)
  })
  assert.ok(first && second?.equals(first))
})
