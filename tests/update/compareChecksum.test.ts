import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { compareChecksum } from '../../server/operations/update/compareChecksum.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const folder = temporaryFolder()
const sum = createHash('sha256').update('the release').digest('hex')
const otherSum = createHash('sha256').update('another').digest('hex')

/** Puts a tarball and its SHA256SUMS into a new folder. Returns the tarball's path. */
function makeRelease(sums: string | null, content = 'the release'): string {
  const at = mkdtempSync(path.join(folder, 'release-'))
  const file = path.join(at, 'memorial-1.1.0.tar.gz')
  writeFileSync(file, content)
  if (sums !== null) writeFileSync(path.join(at, 'SHA256SUMS'), sums)
  return file
}

test('a tarball with its checksum passes, in every form in which systems save the list', async () => {
  await compareChecksum(makeRelease(`${otherSum}  sbom.json\n${sum}  memorial-1.1.0.tar.gz\n`))
  await compareChecksum(makeRelease(`\uFEFF${sum.toUpperCase()} *./memorial-1.1.0.tar.gz\r\n`))
  await compareChecksum(makeRelease(`${sum}  release/memorial-1.1.0.tar.gz`))
  await compareChecksum(makeRelease(null))
})

test('a tarball that was renamed on its way has the checksum of another line', async () => {
  const file = makeRelease(`${otherSum}  sbom.json\n${sum}  memorial-1.1.0.tar.gz\n`)
  const renamed = file.replace('.tar.gz', ' (1).tar.gz')
  renameSync(file, renamed)
  await compareChecksum(renamed)
})

test('a tarball that differs is refused, also if another file of the list is missing', async () => {
  for (const content of ['', 'the releasE', 'the releas'])
    await assert.rejects(
      compareChecksum(makeRelease(`${otherSum}  sbom.json\n${sum}  memorial-1.1.0.tar.gz\n`, content)),
      {
        message: /is not the file that .*SHA256SUMS names: its checksum is [\da-f]{64}\./,
      },
    )
})

test('a list without a line for the tarball refuses it, and says so', async () => {
  for (const sums of [
    '',
    `${otherSum}  memorial-1.0.0.tar.gz\n`,
    `${sum.slice(1)}  memorial-1.1.0.tar.gz\n`,
    '<html>',
  ])
    await assert.rejects(compareChecksum(makeRelease(sums)), {
      message: /SHA256SUMS has no line for memorial-1\.1\.0\.tar\.gz, and no line with its checksum\./,
    })
})
