import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, test } from 'node:test'
import { fileHeaders } from '../server/http/pages/secureHeaders.ts'
import { filesUnder, read } from './support/project/projectFiles.ts'

const unit = 'packaging/systemd/memorial.service'

describe('The recipe for systemd', () => {
  const skip = spawnSync('systemd-analyze', ['--version']).status !== 0 && 'no systemd-analyze here'

  for (const file of filesUnder('packaging/systemd/*.service'))
    test(`${file} is exposed below 3 of 10`, { skip }, () => {
      const { stdout, stderr } = spawnSync('systemd-analyze', ['security', '--offline=true', file], {
        encoding: 'utf8',
      })
      const exposure = Number(/exposure level for .*: (\d+\.\d)/.exec(stdout)?.[1])
      assert.ok(exposure < 3, stdout + stderr)
    })

  for (const file of filesUnder('packaging/systemd/*.{service,timer}'))
    test(`${file} has no word that systemd does not know`, { skip }, () => {
      const { stderr } = spawnSync('systemd-analyze', ['verify', '--recursive-errors=no', file], {
        encoding: 'utf8',
      })
      // systemd says this on a machine whose Node is elsewhere
      const complaints = stderr.split('\n').filter((line) => line && !line.includes('is not executable'))
      assert.deepEqual(complaints, [])
    })

  test('for a further memorial differs in its names alone', () => {
    const bodyOf = (text: string) => text.slice(text.indexOf('[Unit]'))
    const further = bodyOf(read('packaging/systemd/memorial@.service'))
    assert.equal(further.replaceAll(/[- ]%i/g, ''), bodyOf(read(unit)))
  })

  test('reads its code, writes its data alone, and takes its secrets from a file', () => {
    for (const line of [
      /^ProtectSystem=strict$/m,
      /^StateDirectory=memorial$/m,
      /DATA_DIR=\/var\/lib\/memorial$/m,
      /^EnvironmentFile=-\/etc\/memorial\.env$/m,
      /^After=network-online\.target$/m,
      /^UMask=0077$/m,
    ])
      assert.match(read(unit), line)
    assert.match(read('docs/operations.md'), new RegExp(unit))
  })
})

test('the recipe for nginx keeps every header that the memorial sends with a file, and HSTS', () => {
  const [, recipe = ''] = /location ~ "\^\/uploads\/([\s\S]*?)\n {2}\}/.exec(read('docs/operations.md')) ?? []
  const headers = Object.fromEntries(
    [...recipe.matchAll(/add_header (\S+) "?(.*?)"? always;/g)].map(([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  )
  const { 'strict-transport-security': hsts, 'x-robots-tag': robots, ...others } = headers
  assert.equal(robots, 'noindex', 'as while search engines may not show the memorial')
  assert.deepEqual(others, fileHeaders)
  assert.match(hsts ?? '', /max-age=31536000/)
})
