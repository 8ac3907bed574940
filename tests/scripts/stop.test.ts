import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

test('a folder that a script may not make is reported in one line', () => {
  const stop = new URL('../../scripts/support/stop.mjs', import.meta.url).href
  const folder = `${import.meta.filename}/demo`
  const script = `import { mkdirSync } from 'node:fs'
    import { command } from ${JSON.stringify(stop)}
    await command(() => mkdirSync(${JSON.stringify(folder)}))`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  assert.equal(status, 1)
  assert.equal(stderr, `ENOTDIR: not a directory, mkdir '${folder}'\n`)
})
