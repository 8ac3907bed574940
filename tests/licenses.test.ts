import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesUnder, read } from './support/project/projectFiles.ts'

interface Lockfile {
  packages: Record<
    string,
    { version: string; license?: string; dev?: boolean; resolved?: string; integrity?: string }
  >
}
interface Manifest {
  license: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}
const readLockfile = (file: string) => JSON.parse(read(file)) as Lockfile
const lock = readLockfile('package-lock.json')
/** The packages in both lockfiles: of the project, and of `npm run mutants`. */
const locked = [lock, readLockfile('scripts/mutants/package-lock.json')].flatMap((each) =>
  Object.entries(each.packages),
)
const manifest = JSON.parse(read('package.json')) as Manifest
const packages = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
  ...(JSON.parse(read('scripts/mutants/package.json')) as Manifest).dependencies,
}

/** Licenses under which a part may be shipped with a program under the AGPL. */
const compatibleLicense =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Unlicense|Python-2\.0|MPL-2\.0|LGPL-3\.0)\b/

test('every package that is shipped names a license that fits ours', () => {
  const shipped = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && !dev)
  assert.ok(shipped.length > 50, 'the lockfile was read')
  const unfit = shipped.filter(([, { license }]) => !compatibleLicense.test(license ?? ''))
  const licenses = unfit.map(([place, { license }]) => `${place}: ${license}`)
  assert.deepEqual(licenses, [])
})

test('no lockfile names a registry’s host, so that any mirror serves', () => {
  const resolved = locked.filter(([, one]) => one.resolved !== undefined)
  const places = resolved.map(([place]) => place)
  assert.deepEqual(places, [])
})

test('every package in a lockfile has its integrity hash', () => {
  const unverified = locked.filter(
    ([place, { integrity }]) => place !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  assert.deepEqual(
    unverified.map(([place]) => place),
    [],
    'npm left out the hash of what its registry does not have: pin a version whose packages are all there',
  )
})

test('every version is pinned', () => {
  const versions = Object.entries(packages)
  const ranges = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  assert.deepEqual(ranges, [])
})

test('docs/architecture.md names every package, with the reason why it is there, and no other', () => {
  const [, text = ''] = read('docs/architecture.md').split('## Packages')
  const named = [...text.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  const ours = Object.keys(packages).filter((name) => !name.startsWith('@types/'))
  assert.deepEqual(named.toSorted(), ours.toSorted())
})

test('the license of the project is next to its code', () => {
  assert.equal(manifest.license, 'AGPL-3.0-or-later')
  assert.match(read('LICENSE'), /GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/)
})

test('every sample file names its author and license', () => {
  const credits = read('samples/CREDITS.md')
  const files = filesUnder('samples/files/*').map((file) => file.replace('samples/files/', ''))
  assert.ok(files.length > 10)
  const uncredited = files.filter((file) => !credits.includes(`| ${file} `))
  assert.deepEqual(uncredited, [])
})
