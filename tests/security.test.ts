import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'

const root = path.join(import.meta.dirname, '..')

test('every test that docs/security.md names is there', async () => {
  const text = await readFile(path.join(root, 'docs', 'security.md'), 'utf8')
  const named = [...text.matchAll(/`((?:tests|docs|server)\/[\w./-]+)`/g)].map(([, name = '']) => name)
  assert.ok(named.length > 50)
  assert.deepEqual(
    named.filter((name) => !existsSync(path.join(root, name))),
    [],
  )
})
