import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { probeAudio } from '../../server/codecs/songs/audio.ts'
import { hasFfmpeg } from '../../server/codecs/programs/ffmpeg.ts'
import { copyWav } from '../../server/codecs/formats/wav.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { writeTemporaryFile, makeByFfmpeg, describeFile } from './codecFixture.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'
const HEADER_BYTES = 44

test('only the sound of a PCM file is copied, as far as there is any', async () => {
  const song = await readFile(fixturePath('audio/nebula.wav'))
  const data = song.indexOf('data') + 8
  // a recorder that is switched off leaves a file like this
  song.writeUInt32LE(0, data - 4)
  const sent = describeFile(writeTemporaryFile(song))
  const copy = path.join(temporaryFolder(), 'copy.wav')
  const { duration, isPlayable } = await probeAudio(sent)
  assert.deepEqual([Math.round(duration), isPlayable], [8, true])
  assert.equal(copyWav(sent.path, copy), true)
  const copied = await readFile(copy)
  assert.ok(copied.subarray(HEADER_BYTES).equals(song.subarray(data)))
  assert.equal(copied.readUInt32LE(HEADER_BYTES - 4), song.length - data)
})

test('MP3 in a WAV has the right duration, and no browser plays 64-bit floating point', {
  skip,
}, async () => {
  const probe = async (coding: string) => {
    const song = ['-t', '3', '-i', fixturePath('audio/nebula.wav')]
    const bytes = await readFile(makeByFfmpeg('song.wav', ...song, ...coding.split(' ')))
    // old encoders do not write this chunk
    const fact = bytes.indexOf('fact')
    if (fact > 0) bytes.write('junk', fact)
    const { duration, isPlayable } = await probeAudio(describeFile(writeTemporaryFile(bytes)))
    return [Math.round(duration), isPlayable]
  }
  assert.deepEqual(await probe('-c:a libmp3lame -b:a 64k'), [3, true])
  assert.deepEqual(await probe('-c:a pcm_f32le'), [3, true])
  assert.deepEqual(await probe('-c:a pcm_f64le'), [3, false])
})
