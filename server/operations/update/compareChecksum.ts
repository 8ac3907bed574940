import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../../base/errors/PlainError.ts'
import { measureFile } from '../../platform/storage/measure.ts'

/** The name of the file with the checksums of a release. It is downloaded next to the tarball. */
const SUMS_FILE = 'SHA256SUMS'

/**
 * Compares a tarball with its line in SHA256SUMS, if that file lies next to it. A tarball that was renamed may have the checksum of
 * another line. Throws PlainError if the checksum differs, or if there is no line for the tarball.
 */
export async function compareChecksum(file: string): Promise<void> {
  const sumsFile = path.join(path.dirname(file), SUMS_FILE)
  if (!existsSync(sumsFile)) return
  const lines = parseLines(readFileSync(sumsFile, 'utf8'))
  const { sha256: sum } = await measureFile(file)
  if (lines.some((line) => line.sum === sum)) return
  throw new PlainError(
    lines.some(({ name }) => name === path.basename(file))
      ? `${file} is not the file that ${sumsFile} names: its checksum is ${sum}. Download both again.`
      : `${sumsFile} has no line for ${path.basename(file)}, and no line with its checksum. Download the ${SUMS_FILE} of that release.`,
  )
}

const parseLines = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [, sum, name] = /^\uFEFF?([\da-f]{64}) [ *](.*?)\r?$/i.exec(line) ?? []
    return sum && name ? [{ sum: sum.toLowerCase(), name: path.basename(name) }] : []
  })
