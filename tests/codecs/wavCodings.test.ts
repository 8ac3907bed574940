import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { probeAudio } from '../../server/codecs/audio.ts'
import { hasFfmpeg } from '../../server/codecs/ffmpeg.ts'
import { copyWav } from '../../server/codecs/wavCodings.ts'
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
    assert.equal(copyWav(sent, copy), true)
    assert.ok((await readFile(copy)).subarray(HEADER_BYTES).equals(await readFile(expected)))
  })

test('of PCM the sound is copied, as far as there is any, and nothing else', async (t) => {
  const into = await temporaryFolder(t)
  const [sent, copy] = [path.join(into, 'sent.wav'), path.join(into, 'copy.wav')]
  const song = await readFile(fixturePath('audio/nebula.wav'))
  const data = song.indexOf('data') + 8
  // as a recorder leaves it that was switched off
  song.writeUInt32LE(0, data - 4)
  await writeFile(sent, song)
  const { duration, isPlayable } = await probeAudio({ path: sent, format: 'wav', name: 'sent.wav' })
  assert.deepEqual([Math.round(duration), isPlayable], [8, true])
  assert.equal(copyWav(sent, copy), true)
  const copied = await readFile(copy)
  assert.ok(copied.subarray(HEADER_BYTES).equals(song.subarray(data)))
  assert.equal(copied.readUInt32LE(HEADER_BYTES - 4), song.length - data)
})

test('MP3 in a WAV is as long as it sounds, and floating point of 64 bits plays nowhere', {
  skip,
}, async (t) => {
  const file = path.join(await temporaryFolder(t), 'song.wav')
  const probe = async (coding: string) => {
    const args = ['-v', 'error', '-y', '-t', '3', '-i', fixturePath('audio/nebula.wav')]
    execFileSync('ffmpeg', [...args, ...coding.split(' '), file])
    const bytes = await readFile(file)
    // old encoders write no such chunk
    const fact = bytes.indexOf('fact')
    if (fact > 0) bytes.write('junk', fact)
    await writeFile(file, bytes)
    const { duration, isPlayable } = await probeAudio({ path: file, format: 'wav', name: 'song.wav' })
    return [Math.round(duration), isPlayable]
  }
  assert.deepEqual(await probe('-c:a libmp3lame -b:a 64k'), [3, true])
  assert.deepEqual(await probe('-c:a pcm_f32le'), [3, true])
  assert.deepEqual(await probe('-c:a pcm_f64le'), [3, false])
})
