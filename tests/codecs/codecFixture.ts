import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { animatedName, photoName, pictures } from '../../contract/media/pictures.ts'
import { makePictures } from '../../server/codecs/photos/photos.ts'
import { sniff } from '../../server/codecs/formats/detectFormat.ts'
import type { Derivative, MediaFile } from '../../server/codecs/formats/mediaFile.ts'
import { Failure } from '../../server/base/errors/fail.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

/** Describes a file as if it had been uploaded, with the format that its bytes show. */
export function describeFile(file: string): MediaFile {
  const format = sniff(file)
  assert.ok(format, `${file} is not recognized`)
  return { path: file, format, name: path.basename(file) }
}

export const describeFixture = (file: string) => describeFile(fixturePath(file))

/** Makes a changed copy of a fixture. The path of the copy does not show the fixture's name. */
export function changeFixture(file: string, change: (bytes: Buffer) => Buffer): MediaFile {
  const source = describeFixture(file)
  return { ...source, path: writeTemporaryFile(change(readFileSync(source.path))) }
}

export function writeTemporaryFile(bytes: Buffer, name = 'spooled'): string {
  const file = path.join(temporaryFolder(), name)
  writeFileSync(file, bytes)
  return file
}

export async function savePicture(picture: Sharp, ending: string): Promise<MediaFile> {
  const file = path.join(temporaryFolder(), `drawn.${ending}`)
  await picture.toFile(file)
  return describeFile(file)
}

/** Makes a file of this name with ffmpeg, and returns its path. */
export function makeByFfmpeg(name: string, ...args: string[]): string {
  const file = path.join(temporaryFolder(), name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file])
  return file
}

export const cutOff = (part: number) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * part))

/** Fails unless `work` is rejected with this code and a message that names the file. */
export const assertRejects = (work: Promise<unknown>, code: Failure['code'], name: string) =>
  assert.rejects(work, (error) => {
    assert.ok(error instanceof Failure, String(error))
    assert.equal(error.code, code)
    assert.ok(error.message.includes(name), error.message)
    return true
  })

/** Makes the pictures of a photo that do not exist yet, and returns all its pictures. */
export async function makeAllPictures(
  source: MediaFile,
  { derivatives }: { derivatives: Derivative[] },
  into: string,
): Promise<Derivative[]> {
  const names = [...Object.values(pictures).map(({ name }) => name), animatedName, photoName]
  const missingNames = names.filter((name) => !derivatives.some((derivative) => derivative.name === name))
  return [...derivatives, ...(await makePictures(source, missingNames, into))]
}

export function findPath(derivatives: readonly Derivative[], name: string): string {
  const found = derivatives.find((one) => one.name === name)
  assert.ok(found, `${name} was not made`)
  return found.path
}

/** Fails if a file still contains one of the secrets. */
export async function assertHoldsNone(
  derivatives: readonly Derivative[],
  secrets: readonly string[],
): Promise<void> {
  for (const { name, path: file } of derivatives) {
    const bytes = await readFile(file)
    for (const secret of secrets) assert.ok(!bytes.includes(secret, 0, 'latin1'), `${name} holds ${secret}`)
  }
}

/** Computes the mean difference between two pictures of one size over all colors and pixels, from 0 to 255. */
export function computeDifference(one: Buffer | Uint8Array, other: Buffer | Uint8Array): number {
  assert.equal(one.length, other.length)
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

/** Reads the color at a position given as fractions of width and height. */
export async function colorAt(file: string, across: number, down: number): Promise<[number, number, number]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}
