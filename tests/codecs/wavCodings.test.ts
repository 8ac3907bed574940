import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { hasFfmpeg } from '../../server/codecs/ffmpeg.ts'
import { copyAsPcm } from '../../server/codecs/wavCodings.ts'
import { fixturePath } from '../support/fixtures.ts'
import { temporaryFolder } from './codecFixture.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'
const HEADER_BYTES = 44

const codings = {
  'IMA ADPCM': '-ac 1 -c:a adpcm_ima_wav',
  'IMA ADPCM in stereo': '-ac 2 -ar 22050 -c:a adpcm_ima_wav -block_size 512',
  'Microsoft’s ADPCM': '-ac 1 -c:a adpcm_ms',
  'Microsoft’s ADPCM in stereo': '-ac 2 -ar 11025 -c:a adpcm_ms -block_size 512',
  'GSM 06.10': '-ac 1 -ar 8000 -c:a libgsm_ms',
}

for (const [name, coding] of Object.entries(codings))
  test(`${name} becomes the samples that ffmpeg makes of it`, { skip }, async (t) => {
    const into = await temporaryFolder(t)
    const [sent, copy, expected] = ['sent.wav', 'copy.wav', 'expected.s16'].map((file) =>
      path.join(into, file),
    )
    assert.ok(sent && copy && expected)
    const run = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', ...args])
    run('-t', '2', '-i', fixturePath('audio/a-new-journey-cover.mp3'), '-vn', ...coding.split(' '), sent)
    run('-i', sent, '-f', 's16le', expected)
    assert.equal(copyAsPcm(sent, copy), true)
    assert.ok((await readFile(copy)).subarray(HEADER_BYTES).equals(await readFile(expected)))
  })

test('PCM stays as it is, and so do blocks of no size', async (t) => {
  const into = await temporaryFolder(t)
  const [sent, copy] = [path.join(into, 'sent.wav'), path.join(into, 'copy.wav')]
  assert.equal(copyAsPcm(fixturePath('audio/nebula.wav'), copy), false)
  const odd = await readFile(fixturePath('audio/recorder-ima-adpcm.wav'))
  odd.writeUInt16LE(0, 32)
  await writeFile(sent, odd)
  assert.equal(copyAsPcm(sent, copy), false)
})
