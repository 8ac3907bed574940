import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const folder = temporaryFolder()
const script = path.resolve(import.meta.dirname, '../../scripts/support/node24.mjs')

/** The Node that the scripts choose when npm itself is run by `npmNode`. */
async function chosenBeside(npmNode: string | undefined): Promise<string> {
  const code = `import(${JSON.stringify(script)}).then(({ findNode }) => console.log(findNode()))`
  const env = { ...process.env, npm_node_execpath: npmNode }
  return (await promisify(execFile)(process.execPath, ['-e', code], { env })).stdout.trim()
}

/** A program that says it is this version of Node. */
async function nodeOf(version: string): Promise<string> {
  const file = path.join(folder, version)
  await writeFile(file, `#!/bin/sh\necho ${version}\n`)
  await chmod(file, 0o755)
  return file
}

test('the machine’s own Node is used when it is 24 or newer', async () => {
  for (const version of ['v24.0.0', 'v26.3.1']) {
    const own = await nodeOf(version)
    assert.equal(await chosenBeside(own), own)
  }
})

test('the packaged Node is used when the machine’s own is older, does not run or is unknown', async () => {
  for (const own of [await nodeOf('v22.20.0'), path.join(folder, 'missing'), undefined])
    assert.equal(await chosenBeside(own), process.execPath)
})
