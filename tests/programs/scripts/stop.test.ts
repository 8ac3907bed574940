import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

test('a folder that a script may not make is reported in one line', () => {
  const stop = new URL('../../../scripts/support/stop.mjs', import.meta.url).href
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

for (const option of ['--help', '-h'])
  test(`each command says with ${option} what it does, and does nothing`, () => {
    const names =
      'archive back backup book check demo doctor export film import keepers password restore start status test update verify'
    for (const name of names.split(' ')) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`, option], {
        encoding: 'utf8',
      })
      assert.deepEqual([name, status, stderr], [name, 0, ''])
      assert.match(stdout, new RegExp(`^npm (run )?${name}\\b[^\`*]*\\.\\n$`))
    }
  })
