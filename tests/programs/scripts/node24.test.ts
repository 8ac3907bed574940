import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { read } from '../../support/project/projectFiles.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const script = path.resolve(import.meta.dirname, '../../../scripts/support/node24.mjs')

/** Returns the Node that the scripts choose when `npmNode` runs npm itself. */
async function chosenBeside(npmNode: string | undefined): Promise<string> {
  const code = `import(${JSON.stringify(script)}).then(({ findNode }) => console.log(findNode()))`
  const env = { ...process.env, npm_node_execpath: npmNode }
  return (await promisify(execFile)(process.execPath, ['-e', code], { env })).stdout.trim()
}

/** Makes a program that says it is this version of Node. */
async function nodeOf(version: string, file = path.join(folder, version)): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `#!/bin/sh\necho ${version}\n`)
  await chmod(file, 0o755)
  return file
}

test('the machine’s own Node is used when it is 24.7 or newer', async () => {
  for (const version of ['v24.7.0', 'v24.21.0', 'v26.3.1']) {
    const own = await nodeOf(version)
    assert.equal(await chosenBeside(own), own)
  }
})

test('the packaged Node is used when the machine’s own is older, does not run or is unknown', async () => {
  for (const own of [
    await nodeOf('v22.20.0'),
    await nodeOf('v24.6.0'),
    path.join(folder, 'missing'),
    undefined,
  ])
    assert.equal(await chosenBeside(own), process.execPath)
})

interface LockedPackage {
  os?: string
  cpu?: string
  bin?: { node?: string }
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const nodePackages = Object.entries(packages).filter(([, { bin }]) => bin?.node)

test('Linux and macOS on both processors have a packaged Node, and find it', async () => {
  const systems = nodePackages.map(([, { os, cpu }]) => `${os} ${cpu}`)
  assert.deepEqual(systems.toSorted(), ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64'])
  for (const [place, { os, cpu, bin }] of nodePackages) {
    const packaged = await nodeOf('v24.7.0', path.join(folder, cpu ?? '', place, bin?.node ?? ''))
    const code = `
      const system = { platform: { value: '${os}' }, arch: { value: '${cpu}' }, execPath: { value: '' } }
      Object.defineProperties(process, system)
      import(${JSON.stringify(script)}).then(({ findNode }) =>
        console.log(findNode([${JSON.stringify(path.join(folder, cpu ?? '', 'node_modules'))}])))`
    const env = { ...process.env, npm_node_execpath: undefined }
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', code], { env })
    assert.equal(stdout.trim(), packaged)
  }
})
